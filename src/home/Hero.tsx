import { useRef, useState } from "react";
import styles from "./Hero.module.css";
import { HeroWords } from "./HeroWords.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { useOnScreen } from "./useOnScreen.ts";

export function Hero() {
  const heroRef = useRef<HTMLDivElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(true);
  // The whole hero, because a picture is also behind the words.
  useOnScreen(heroRef, setIsOnScreen);
  return (
    <div className={styles.hero} ref={heroRef}>
      <HeroWords />
      <Slideshow isOnScreen={isOnScreen} />
    </div>
  );
}
