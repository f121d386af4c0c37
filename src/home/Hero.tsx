import { pictures } from "virtual:pictures";
import { useRef, useState } from "react";
import styles from "./Hero.module.css";
import { HeroWords } from "./HeroWords.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { useOnScreen } from "./useOnScreen.ts";
import { useSlideshow } from "./useSlideshow.ts";

const { hero } = pictures;

export function Hero() {
  const heroRef = useRef<HTMLDivElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(true);
  // The whole hero, because a picture is also behind the words.
  useOnScreen(heroRef, setIsOnScreen);
  const slideshow = useSlideshow(hero.length, isOnScreen);

  return (
    <div
      className={styles.hero}
      ref={heroRef}
      data-people={hero[slideshow.slides.current]?.focus !== "nobody"}
    >
      <HeroWords />
      <Slideshow pictures={hero} {...slideshow} />
    </div>
  );
}
