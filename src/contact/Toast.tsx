import { useEffect } from "react";
import { focusHeading } from "../components/focusHeading.ts";
import { closeToast, toastRef, useContact } from "./contact-store.ts";
import { hasDraft } from "./draft.ts";
import { statusMessages } from "./status-messages.ts";
import styles from "./Toast.module.css";

/** The live region is always in the page, because screen readers miss a new one with text in it. */
export function Toast() {
  const { toast } = useContact();
  const isShown = toast !== undefined;

  useEffect(() => {
    const shown = toastRef.current;
    if (toast === undefined || !shown) return;
    const { style } = document.documentElement;
    const keepRoom = () =>
      style.setProperty("--toast-space", `${innerHeight - shown.getBoundingClientRect().top}px`);
    keepRoom();
    uncoverFocused(shown);
    // After a pinch zoom, it can be off the screen. But don't move what the visitor is typing.
    if (!hasDraft()) shown.scrollIntoView({ block: "nearest", inline: "nearest" });
    // On the way to the message box, Chromium scrolls only the box's first line into view.
    const handleKeyUp = ({ key }: KeyboardEvent) => key === "Tab" && uncoverFocused(shown);
    addEventListener("keyup", handleKeyUp);
    // It grows with the text, and as the window gets narrower.
    const observer = new ResizeObserver(keepRoom);
    observer.observe(shown);
    return () => {
      removeEventListener("keyup", handleKeyUp);
      observer.disconnect();
      style.removeProperty("--toast-space");
    };
  }, [toast]);

  function handleClose() {
    closeToast();
    // Not Send, or pressing Space to page down would send what's typed so far.
    focusHeading("contact-us");
  }

  return (
    <div className={styles.toast} ref={toastRef} data-open={isShown}>
      {isShown && (
        <svg
          key={toast}
          className={styles.icon}
          viewBox="0 0 32 32"
          width="32"
          height="32"
          aria-hidden="true"
        >
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

/** Scrolls only if the toast is over what has the focus. base.css leaves room for the toast. */
function uncoverFocused(toast: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const over = toast.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  const isBeside = under.right <= over.left || under.left >= over.right;
  const isClear = under.bottom <= over.top || under.top >= over.bottom;
  if (!isBeside && !isClear) focused.scrollIntoView({ block: "nearest" });
}
