import styles from "./Roof.module.css";

/** The logo, the icons and the house in the footer have the same roof. */
export function Roof({ d, strokeWidth = 5 }: { d: string; strokeWidth?: number }) {
  return <path className={styles.roof} d={d} strokeWidth={strokeWidth} />;
}
