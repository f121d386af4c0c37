import { facts, words } from "virtual:content";
import { type FormEvent, type MouseEvent, useState } from "react";
import { classNames } from "../components/class-names.ts";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./ContactForm.module.css";
import { showToast, submit, useContact } from "./contact-store.ts";
import { hasDraft, moveDraftTo } from "./draft.ts";
import { emailApi } from "./email-api.ts";
import { Field } from "./Field.tsx";
import { nativeForm } from "./send-email.ts";
import { statusMessages } from "./status-messages.ts";

export function ContactForm() {
  const { sending, toast } = useContact();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<Record<string, string>>({});

  function handleClick(event: MouseEvent) {
    setErrors({});
    // If the message was sent before a second click, the answer is the toast, not "Please fill out this field."
    if (toast === undefined || hasDraft()) return;
    event.preventDefault();
    showToast();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  const fieldProps = (name: "name" | "email" | "message") => ({
    className: styles[name],
    name,
    error: errors[name],
    onError: (error: string) => setErrors((others) => ({ ...others, [name]: error })),
  });

  return (
    <>
      <h2 id="contact-us">Contact Us</h2>
      <p>{words.home.contact}</p>
      <form
        ref={moveDraftTo}
        className={styles.form}
        aria-labelledby="contact-us"
        method="post"
        encType={nativeForm.encoding}
        action={nativeForm.action}
        onSubmit={handleSubmit}
        onReset={() => setErrors({})}
      >
        <Field {...fieldProps("name")} label="Your name" type="text" autoComplete="name" />
        <Field {...fieldProps("email")} label="Your email" type="email" autoComplete="email" />
        <Field {...fieldProps("message")} label="Your message" rows={4} />
        {/* Fixed errors keep their room until Send. If it went away sooner, the button would move
            from under the visitor's pointer. */}
        <button
          className={styles.send}
          data-button="primary"
          type="submit"
          aria-disabled={sending !== undefined}
          onClick={handleClick}
        >
          {sending ? "Sending…" : "Send message"}
        </button>
        {sending === "slow" && (
          <p className={styles.slow}>
            {statusMessages.slow}
            <a className={classNames(styles.slowPhone, "numerals")} href={facts.phone.href}>
              {facts.phone.display}
            </a>
            .
          </p>
        )}
        {/* React renders what's inside only at build time, so our script doesn't need the words. */}
        <noscript className={styles.note}>
          {import.meta.env.SSR &&
            `After you press “Send message,” you’ll see a page that says only “${emailApi.sent.text}.” That means your message was sent. If it says anything else, please call us. Press your browser’s Back button to return here.`}
        </noscript>
        {/* Last, because Chromium finds typed text by the names of a form's first two controls. Not after
            hydration, because the library adds them itself. */}
        {!isHydrated &&
          Object.entries(nativeForm.libraryFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </form>
    </>
  );
}
