import styles from "./Hero.module.css";
import { HeroWords } from "./HeroWords.tsx";
import { Slideshow } from "./Slideshow.tsx";

export function Hero() {
  return (
    <div className={styles.hero}>
      <HeroWords />
      <Slideshow />
    </div>
  );
}
