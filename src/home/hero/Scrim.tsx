import styles from "./Scrim.module.css";

/** The dark behind the words on a picture. Its parent is positioned and holds the words. */
export function Scrim({ hasPeople }: { hasPeople: boolean }) {
  return <div className={styles.scrim} data-people={hasPeople} />;
}
