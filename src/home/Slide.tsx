import { useEffect, useEffectEvent, useRef } from "react";
import { Picture } from "../components/Picture.tsx";
import type { PictureData } from "../content.ts";
import styles from "./Slideshow.module.css";

type Props = {
  picture: PictureData;
  isFirst: boolean;
  isCurrent: boolean;
  onReady: () => void;
  onFailed: () => void;
};

export function Slide({ picture, isFirst, isCurrent, onReady, onFailed }: Props) {
  const imageRef = useRef<HTMLImageElement>(null);
  const handleReady = useEffectEvent(onReady);
  const handleFailed = useEffectEvent(onFailed);

  useEffect(() => {
    let isMounted = true;
    const image = imageRef.current as HTMLImageElement;
    // A picture that isn't decoded yet would flash or jump. Without the forced layout, the browser
    // would skip the hidden state, and there would be no fade.
    decoded(image).then(
      () => {
        image.getBoundingClientRect();
        if (isMounted) handleReady();
      },
      () => isMounted && handleFailed(),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return (
    <div className={styles.slide} data-current={isCurrent}>
      <Picture picture={picture} priority={isFirst ? "high" : "low"} imageRef={imageRef} />
    </div>
  );
}

/** Turning the phone can select another file, which rejects `decode()`: wait for the new one. */
async function decoded(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode();
  } catch (error) {
    if (image.complete) throw error;
    await decoded(image);
  }
}
