import { words } from "virtual:content";
import { CallLink } from "../components/CallLink.tsx";
import styles from "./Hero.module.css";
import { Slideshow } from "./Slideshow.tsx";

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{words.home.headline}</h1>
        <p>{words.home.subline}</p>
        <CallLink label="Call us" />
      </div>
      <Slideshow />
    </div>
  );
}
