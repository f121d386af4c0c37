import styles from "./MapDrawing.module.css";

/** Shown until the map has loaded. */
export function MapDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
      <g className={styles.circles}>
        <circle cx="200" cy="180" r="40" />
        <circle cx="200" cy="180" r="90" />
        <circle cx="200" cy="180" r="150" />
        <circle cx="200" cy="180" r="220" />
        <circle cx="200" cy="180" r="300" />
        <circle cx="200" cy="180" r="390" />
        <circle cx="200" cy="180" r="490" />
      </g>
      <path
        className={styles.pin}
        d="M200 184C184 160 172 147 172 130A28 28 0 1 1 228 130C228 147 216 160 200 184z"
      />
    </svg>
  );
}
