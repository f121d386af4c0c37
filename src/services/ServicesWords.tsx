import { words } from "virtual:content";
import styles from "./ServicesWords.module.css";

export function ServicesWords() {
  return (
    <div className={styles.words}>
      <h1>Our Services</h1>
      <p>{words.services.intro}</p>
    </div>
  );
}
