import { facts, home } from "virtual:content";
import styles from "./Hero.module.css";
import { PhoneIcon } from "./PhoneIcon.tsx";
import { Slideshow } from "./Slideshow.tsx";

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{home.headline}</h1>
        <p>{home.subline}</p>
        <a className={styles.call} data-button="on-picture" href={facts.phone.href}>
          <PhoneIcon />
          <span>
            Call us <span className={styles.number}>{facts.phone.display}</span>
          </span>
        </a>
      </div>
      <Slideshow />
    </div>
  );
}
