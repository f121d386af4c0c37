import { words } from "virtual:content";
import styles from "./ServicesWords.module.css";

export function ServicesWords() {
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>Our Services</h1>
      <p className={styles.intro}>{words.services.intro}</p>
    </div>
  );
}
