import { words } from "virtual:content";
import { useRef, useState } from "react";
import { useHydrated } from "../../components/useHydrated.ts";
import { useInView } from "../useInView.ts";
import styles from "./Hero.module.css";
import { HeroWords } from "./HeroWords.tsx";
import { PauseButton } from "./PauseButton.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { useSlideshow } from "./useSlideshow.ts";

const { pictures } = words.home;

export function Hero() {
  const heroRef = useRef<HTMLDivElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(true);
  // The whole hero, because a picture is also behind the words.
  useInView(heroRef, setIsOnScreen);
  const { isPaused, togglePause, ...slideshow } = useSlideshow(pictures.length, isOnScreen);
  const isHydrated = useHydrated();
  const hasPeople = pictures[slideshow.slides.current]?.focus !== "nobody";

  return (
    <div className={styles.hero} ref={heroRef}>
      <HeroWords className={styles.words} hasPeople={hasPeople} />
      <Slideshow className={styles.pictures} pictures={pictures} {...slideshow} />
      {isHydrated && (
        <PauseButton className={styles.pause} isPaused={isPaused} onClick={togglePause} />
      )}
    </div>
  );
}
