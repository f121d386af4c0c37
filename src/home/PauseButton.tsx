import styles from "./PauseButton.module.css";

type Props = { isPaused: boolean; onClick: () => void };

const pauseIcon = "M8 5V19M16 5V19";
const playIcon = "M8 5L19 12L8 19z";

export function PauseButton({ isPaused, onClick }: Props) {
  return (
    <button className={styles.pause} data-button="on-dark" type="button" onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={isPaused ? playIcon : pauseIcon} />
      </svg>
      <span>{isPaused ? "Play slideshow" : "Pause slideshow"}</span>
    </button>
  );
}
