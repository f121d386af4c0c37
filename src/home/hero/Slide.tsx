import type { PictureData } from "virtual:content";
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import { Picture } from "../../components/Picture.tsx";
import styles from "./Slide.module.css";

type Props = {
  picture: PictureData;
  isFirst: boolean;
  isCurrent: boolean;
  onLoaded: () => void;
  onFailed: () => void;
};

export function Slide({ picture, isFirst, isCurrent, onLoaded, onFailed }: Props) {
  const imageRef = useRef<HTMLImageElement>(null);
  const handleFailed = useEffectEvent(onFailed);

  useEffect(() => {
    const image = imageRef.current as HTMLImageElement;
    // Without a `src`, Firefox says from the start that an image is complete.
    let isCompleteKnown = image.src !== "";
    const check = () => {
      if (image.naturalWidth > 0) isCompleteKnown = true;
      else if (isCompleteKnown && image.complete) handleFailed();
    };
    // The prerendered picture may have failed before React listened. And when a phone is rotated, the browser
    // loads another variant, but Chromium doesn't report if that fails.
    check();
    const checking = setInterval(check, 1000);
    return () => {
      clearInterval(checking);
      // During development, React also calls this for a slide that stays.
      if (image.isConnected) return;
      // Without a URL and a <picture>, it stops loading, and Chromium doesn't keep it for its media queries.
      // First the URL: outside the <picture>, WebKit would load it.
      image.src = "";
      image.remove();
    };
  }, []);

  async function handleLoad({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
    try {
      // Otherwise it would flash or jump.
      await image.decode();
    } catch {
      // It has loaded, so it can be shown anyway.
    }
    onLoaded();
  }

  return (
    <div className={styles.slide} data-current={isCurrent}>
      <Picture
        className={styles.picture}
        picture={picture}
        priority={isFirst ? "high" : "low"}
        ref={imageRef}
        onLoad={handleLoad}
        onError={onFailed}
      />
    </div>
  );
}
