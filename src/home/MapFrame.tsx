import { facts } from "virtual:content";
import { useRef, useState } from "react";
import { classNames } from "../components/class-names.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import styles from "./MapFrame.module.css";
import { mapUrl } from "./map-urls.ts";
import { useInView } from "./useInView.ts";

const frame = (
  <iframe
    className={styles.frame}
    src={mapUrl}
    title={`Map of ${facts.address.line}`}
    loading="lazy"
    allowFullScreen
  />
);

/**
 * With `loading="lazy"` alone the browser loads the map from 2,500 px away, which delays the first
 * paint. So the frame is added when the visitor is near.
 */
export function MapFrame({ className }: { className?: string }) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isAdded, setIsAdded] = useState(false);
  const add = () => setIsAdded(true);
  useInView(boxRef, (isNear) => isNear && whenOnline(add), "300px");

  return (
    <div className={classNames(styles.box, className)} ref={boxRef}>
      <MapDrawing />
      {isAdded ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}

/** Without a connection, the frame would show the browser's error from then on. */
function whenOnline(action: () => void): void {
  if (navigator.onLine) action();
  else addEventListener("online", action, { once: true });
}
