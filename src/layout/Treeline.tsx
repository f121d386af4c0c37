import styles from "./Treeline.module.css";

/** Trees along the top of the footer, and a small house with the logo's roof and lit windows. */
export function Treeline({ isDrawn }: { isDrawn: boolean }) {
  return (
    <div className={styles.trees} data-drawn={isDrawn}>
      <svg viewBox="0 0 84 56" width="84" height="56" aria-hidden="true">
        <path d="M17 56V31L42 12L67 31V56zM54 6H60V17L54 13z" />
        <path
          data-part="windows"
          d="M24 36H29V46H24zM31 36H36V46H31zM48 36H53V46H48zM55 36H60V46H55z"
        />
        <path data-part="roof" d="M8 32L42 6L76 32" />
      </svg>
    </div>
  );
}
