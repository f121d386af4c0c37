import { useEffect, useRef } from "react";
import { useContact } from "./ContactProvider.tsx";
import styles from "./Toast.module.css";
import { uncover } from "./uncover.ts";

/** The live region is in the page from the start: screen readers miss one that arrives with its text. */
export function Toast() {
  const { formRef, isSending, isToastShown, sentCount, closeToast } = useContact();
  const toastRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sendButton = formRef.current?.querySelector("button");
    if (isToastShown && sendButton && toastRef.current) uncover(sendButton, toastRef.current);
  }, [isToastShown, formRef]);

  function handleClose() {
    closeToast();
    const sendButton = formRef.current?.querySelector("button");
    if (sendButton) sendButton.focus();
    else toastRef.current?.closest("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.toast} ref={toastRef} data-shown={isToastShown}>
      {isToastShown && (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" />
          <path d="M9.5 16.5L14 21L22.5 11.5" />
        </svg>
      )}
      <div role="status">
        {isSending && <p className={styles.unseen}>Sending your message</p>}
        {isToastShown && <p key={sentCount}>Your message has been sent successfully!</p>}
      </div>
      {isToastShown && (
        <button data-button="on-dark" type="button" onClick={handleClose}>
          Close
        </button>
      )}
    </div>
  );
}
