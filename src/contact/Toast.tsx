import { useEffect, useRef } from "react";
import { closeToast, sendButtonRef, useContact } from "./contact-store.ts";
import { outcomes } from "./outcomes.ts";
import styles from "./Toast.module.css";
import { uncover } from "./uncover.ts";

/** The live region is always in the page, because screen readers miss a new one with text in it. */
export function Toast() {
  const { toast } = useContact();
  const toastRef = useRef<HTMLDivElement>(null);
  const isShown = toast !== undefined;

  useEffect(() => {
    const button = sendButtonRef.current;
    if (isShown && button && toastRef.current) uncover(button, toastRef.current);
  }, [isShown]);

  function handleClose() {
    closeToast();
    const target = sendButtonRef.current ?? toastRef.current?.closest("main");
    target?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.toast} ref={toastRef} data-shown={isShown}>
      {isShown && (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" />
          <path d="M9.5 16.5L14 21L22.5 11.5" />
        </svg>
      )}
      <div aria-live="polite">{isShown && <p key={toast}>{outcomes.sent}</p>}</div>
      {isShown && (
        <button data-button="outlined" type="button" onClick={handleClose}>
          Close
        </button>
      )}
    </div>
  );
}
