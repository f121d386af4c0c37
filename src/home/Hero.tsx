import { useRef } from "react";
import styles from "./Hero.module.css";
import { HeroWords } from "./HeroWords.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { useOnScreen } from "./useOnScreen.ts";

export function Hero() {
  const heroRef = useRef<HTMLDivElement>(null);
  // The whole hero, because a picture is also behind the words.
  const isOnScreen = useOnScreen(heroRef);
  return (
    <div className={styles.hero} ref={heroRef}>
      <HeroWords />
      <Slideshow isOnScreen={isOnScreen} />
    </div>
  );
}
