import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../components/useHydrated.ts";
import styles from "./ContactForm.module.css";
import { submit, useContact } from "./contact.ts";
import { restoreDraft } from "./draft.ts";
import { nativeForm } from "./email-service.ts";
import { Field } from "./Field.tsx";

export function ContactForm() {
  const { send } = useContact();
  const isHydrated = useHydrated();
  const [isSendWanted, setIsSendWanted] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isAsked = !isHydrated || isSendWanted;
  const isSending = send === "under way";

  useEffect(() => restoreDraft(formRef.current as HTMLFormElement), []);

  // The browser checks the form right after the click, so the fields must be required by then.
  const handleSend = () => flushSync(() => setIsSendWanted(true));

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await submit(event.currentTarget)) setIsSendWanted(false);
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-labelledby="contact-us"
      method="post"
      encType="multipart/form-data"
      action={nativeForm.action}
      onSubmit={handleSubmit}
    >
      {!isHydrated &&
        Object.entries(nativeForm.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Field
        name="name"
        label="Your name"
        type="text"
        autoComplete="name"
        missing="Please write your name."
        isAsked={isAsked}
      />
      <Field
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        missing="Please write your email address."
        wrong="Please check your email address."
        isAsked={isAsked}
      />
      <Field
        name="message"
        label="Message"
        rows={4}
        missing="Please write a message."
        isAsked={isAsked}
      />
      <button
        className={styles.send}
        data-button="main"
        type="submit"
        aria-disabled={isSending}
        onClick={handleSend}
      >
        {isSending ? "Sending…" : "Send message"}
      </button>
    </form>
  );
}
