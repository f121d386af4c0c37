import { useEffect } from "react";
import { focusHeading } from "../components/focusHeading.ts";
import { closeToast, sendButtonRef, toastRef, useContact } from "./contact-store.ts";
import { statusMessages } from "./status-messages.ts";
import styles from "./Toast.module.css";

/** The live region is always in the page, because screen readers miss a new one with text in it. */
export function Toast() {
  const { toast } = useContact();
  const isShown = toast !== undefined;

  useEffect(() => {
    const shown = toastRef.current;
    if (toast === undefined || !shown) return;
    const button = sendButtonRef.current;
    const { left, top } = shown.getBoundingClientRect();
    const { right = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
    // Toast.module.css keeps room for the toast below whatever is scrolled into view.
    if (right > left && bottom > top) button?.scrollIntoView({ block: "nearest" });
    // After a pinch zoom, or with a keyboard on the screen, it's outside the visible part.
    shown.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [toast]);

  function handleClose() {
    closeToast();
    if (sendButtonRef.current) sendButtonRef.current.focus({ preventScroll: true });
    else focusHeading();
  }

  return (
    <div className={styles.toast} ref={toastRef} data-open={isShown}>
      {isShown && (
        <svg className={styles.icon} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path
            fillRule="evenodd"
            d="M16 1a15 15 0 0 1 0 30a15 15 0 0 1 0-30zM7.4 16.6l6.6 6.6L24.6 12.6l-2.4-2.4L14 18.4l-4.2-4.2z"
          />
        </svg>
      )}
      <div className={isShown ? styles.message : undefined} aria-live="polite">
        {isShown && <p key={toast}>{statusMessages.sent}</p>}
      </div>
      {isShown && (
        <button className={styles.close} data-button="on-light" type="button" onClick={handleClose}>
          Close
        </button>
      )}
    </div>
  );
}
