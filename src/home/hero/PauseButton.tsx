import { useState } from "react";
import { classNames } from "../../components/class-names.ts";
import styles from "./PauseButton.module.css";

type Props = { className?: string; isPaused: boolean; onClick: () => void };

const pauseIcon = "M8 5V19M16 5V19";
const playIcon = "M8 5L19 12L8 19z";

export function PauseButton({ className, isPaused, onClick }: Props) {
  const [wasPressed, setWasPressed] = useState(false);

  function handleClick() {
    setWasPressed(true);
    onClick();
  }

  return (
    <>
      <button
        className={classNames(styles.button, className)}
        data-button="on-dark"
        type="button"
        onClick={handleClick}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={isPaused ? playIcon : pauseIcon} strokeWidth={4} />
        </svg>
        <span>{isPaused ? "Play" : "Pause"}</span>
        <span className="visually-hidden"> slideshow</span>
      </button>
      {/* Some screen readers don't announce that the focused button's name has changed. */}
      <p className="visually-hidden" aria-live="polite">
        {wasPressed && (isPaused ? "Slideshow paused" : "Slideshow playing")}
      </p>
    </>
  );
}
