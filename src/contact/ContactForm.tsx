import { type FormEvent, useEffect } from "react";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./ContactForm.module.css";
import { useContact } from "./ContactProvider.tsx";
import { readDraft, writeDraft } from "./draft.ts";
import { loadEmailLibrary, nativeForm } from "./email-service.ts";

export function ContactForm() {
  const { formRef, draftRef, isSending, submit } = useContact();
  const isHydrated = useHydrated();

  useEffect(() => {
    const form = formRef.current as HTMLFormElement;
    writeDraft(form, draftRef.current);
    return () => {
      draftRef.current = readDraft(form);
    };
  }, [formRef, draftRef]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={nativeForm.action}
      onSubmit={handleSubmit}
      onFocus={warmUp}
    >
      {!isHydrated &&
        Object.entries(nativeForm.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className={styles.field}>
        <label htmlFor="name">Your name</label>
        <input id="name" name="name" type="text" autoComplete="name" required />
      </div>
      <div className={styles.field}>
        <label htmlFor="email">Email address</label>
        <input id="email" name="email" type="email" autoComplete="email" required />
      </div>
      <div className={styles.field} data-wide>
        <label htmlFor="message">Message</label>
        <textarea id="message" name="message" rows={4} required />
      </div>
      <button className={styles.send} data-button="main" type="submit" aria-disabled={isSending}>
        {isSending ? "Sending…" : "Send message"}
      </button>
    </form>
  );
}

/** A visitor who enters the form will need the email library; a failure shows when sending. */
function warmUp() {
  loadEmailLibrary().catch(() => {});
}
