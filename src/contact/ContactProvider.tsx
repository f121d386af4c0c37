import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { sendForm } from "./email-service.ts";
import { logSubmission } from "./submission-log.ts";

type Contact = {
  formRef: RefObject<HTMLFormElement | null>;
  draftRef: RefObject<Draft>;
  isSending: boolean;
  /** How many messages have been sent; the toast speaks anew for each. */
  sentCount: number;
  isToastShown: boolean;
  submit: (form: HTMLFormElement) => void;
  closeToast: () => void;
};

const ContactContext = createContext<Contact | null>(null);

export function useContact(): Contact {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error("useContact needs a ContactProvider above it");
  return contact;
}

/** Stands above the pages, so that a look at Services loses nothing of a message. */
export function ContactProvider({ draft, children }: { draft: Draft; children: ReactNode }) {
  const formRef = useRef<HTMLFormElement>(null);
  const draftRef = useRef(draft);
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [isToastShown, setIsToastShown] = useState(false);

  async function submit(form: HTMLFormElement) {
    logSubmission();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await sendForm(form);
      draftRef.current = {};
      formRef.current?.reset();
      setSentCount((count) => count + 1);
      setIsToastShown(true);
    } catch (error) {
      console.error(error);
      alert("Failed to send message.");
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  const closeToast = () => setIsToastShown(false);

  return (
    <ContactContext
      value={{ formRef, draftRef, isSending, sentCount, isToastShown, submit, closeToast }}
    >
      {children}
    </ContactContext>
  );
}
