import styles from "./Veil.module.css";

/** Darkens the pictures behind the words. */
export function Veil() {
  return <div className={styles.veil} />;
}
