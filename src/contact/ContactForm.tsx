import { facts } from "virtual:content";
import { type FormEvent, useEffect, useState } from "react";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./ContactForm.module.css";
import { sendButtonRef, submit, useContact } from "./contact-store.ts";
import { restoreDraft } from "./draft.ts";
import { nativeForm, nativeNote } from "./email-service.ts";
import { Field } from "./Field.tsx";
import { stillSending } from "./outcomes.ts";

export function ContactForm() {
  const { sending } = useContact();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(restoreDraft, []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  const fieldProps = (name: string) => ({
    name,
    error: errors[name],
    onError: (error: string) => setErrors((others) => ({ ...others, [name]: error })),
  });

  return (
    <form
      className={styles.form}
      aria-labelledby="contact-us"
      method="post"
      encType={nativeForm.encoding}
      action={nativeForm.action}
      onSubmit={handleSubmit}
    >
      <Field {...fieldProps("name")} label="Your name" type="text" autoComplete="name" />
      <Field {...fieldProps("email")} label="Your email" type="email" autoComplete="email" />
      <Field {...fieldProps("message")} label="Your message" rows={4} />
      {/* Fixed errors keep their room until Send. If it went away sooner, the button would move
          from under the visitor's pointer. */}
      <button
        ref={sendButtonRef}
        className={styles.send}
        data-button="main"
        type="submit"
        aria-disabled={sending !== undefined}
        onClick={() => setErrors({})}
      >
        {sending ? "Sending…" : "Send message"}
      </button>
      {sending === "slow" && (
        <p className={styles.slow}>
          {stillSending}
          <a href={facts.phone.href} data-digits>
            {facts.phone.display}
          </a>
          .
        </p>
      )}
      {/* React renders what's inside only at build time, so our script doesn't need the words. */}
      <noscript className={styles.note}>{import.meta.env.SSR && nativeNote}</noscript>
      {/* Last, because Chromium finds typed text by the names of a form's first two controls. Not after
          hydration, because the library adds them itself. */}
      {!isHydrated &&
        Object.entries(nativeForm.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </form>
  );
}
