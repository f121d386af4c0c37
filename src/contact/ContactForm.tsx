import { facts, words } from "virtual:content";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { classNames } from "../components/class-names.ts";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./ContactForm.module.css";
import { sendButtonRef, submit, useContact } from "./contact-store.ts";
import { hasDraft, moveDraftTo } from "./draft.ts";
import { emailApi } from "./email-api.ts";
import { Field } from "./Field.tsx";
import { nativeForm } from "./send-email.ts";
import { statusMessages } from "./status-messages.ts";

/** A slow one takes longer than the computer's own limit. */
const LONGEST_DOUBLE_CLICK = 1000;

export function ContactForm() {
  const { sending } = useContact();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const resetAt = useRef(Number.NEGATIVE_INFINITY);

  function handleClick(event: MouseEvent) {
    // If the reply came between the clicks of a double click, the second one isn't another send.
    const isSecond = event.timeStamp - resetAt.current < LONGEST_DOUBLE_CLICK && !hasDraft();
    if (isSecond) event.preventDefault();
    else setErrors({});
  }

  function handleReset(event: FormEvent) {
    resetAt.current = event.timeStamp;
    setErrors({});
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
        onReset={handleReset}
      >
        <Field {...fieldProps("name")} label="Your name" type="text" autoComplete="name" />
        <Field {...fieldProps("email")} label="Your email" type="email" autoComplete="email" />
        <Field {...fieldProps("message")} label="Your message" rows={4} />
        {/* Fixed errors keep their room until Send. If it went away sooner, the button would move
            from under the visitor's pointer. */}
        <button
          ref={sendButtonRef}
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
          Object.entries(nativeForm.hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </form>
    </>
  );
}
