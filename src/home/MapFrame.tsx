import { facts } from "virtual:content";
import { useEffect, useRef, useState } from "react";
import { MapDrawing } from "./MapDrawing.tsx";
import styles from "./MapFrame.module.css";
import { mapUrl } from "./map-urls.ts";

const frame = (
  <iframe src={mapUrl} title={`Map of ${facts.address.line}`} loading="lazy" allowFullScreen />
);

/**
 * With `loading="lazy"` alone the browser loads the map from 2,500 px away, which delays the first
 * paint. So the frame is added when the visitor is near.
 */
export function MapFrame() {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: "300px" },
    );
    observer.observe(boxRef.current as HTMLDivElement);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.map} ref={boxRef}>
      <MapDrawing />
      {isNear ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}
