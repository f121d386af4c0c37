import { createRef, useSyncExternalStore } from "react";
import { resetSent } from "./draft.ts";
import { sendEmail } from "./send-email.ts";
import { statusMessages } from "./status-messages.ts";

type Contact = {
  /** Undefined unless a message is being sent. */
  sending?: "under way" | "slow";
  /** Changes each time it's announced; undefined while it's hidden. */
  toast?: number;
};

// Kept above the pages, so that a visit to Services loses nothing, and outside React, so that a
// second submit sees the first right away and an error that ends React doesn't end the send.
let contact: Contact = {};
const listeners = new Set<() => void>();

/** The specification asks for this log. In memory only: never shown, sent or stored. */
const log: { at: string; event: string }[] = [];

/** By then, a visitor wonders whether it works. The send goes on. */
const SLOW_AFTER = 15_000;

const getContact = () => contact;

export const useContact = () => useSyncExternalStore(subscribe, getContact, getContact);

export const isSending = () => contact.sending !== undefined;

/** A new number, so that an open toast is announced again. */
export const showToast = () => change({ toast: (contact.toast ?? 0) + 1 });

export const closeToast = () => change({ toast: undefined });

/** Empty only if React has failed. */
export const toastRef = createRef<HTMLDivElement>();

export async function submit(form: HTMLFormElement): Promise<void> {
  log.push({ at: new Date().toISOString(), event: "Contact form submitted" });
  if (isSending()) return;
  change({ sending: "under way" });
  const waiting = setTimeout(() => change({ sending: "slow" }), SLOW_AFTER);
  const sent = new FormData(form);
  try {
    await sendEmail(form).finally(() => clearTimeout(waiting));
  } catch (error) {
    change({ sending: undefined });
    console.error(statusMessages.failed, error);
    await nextFrame();
    alert(statusMessages.failed);
    return;
  }
  resetSent(sent);
  change({ sending: undefined });
  showToast();
  // React may fail when it shows the toast.
  await nextFrame();
  if (!toastRef.current) alert(statusMessages.sent);
}

/** An alert stops painting, so the button is painted first. In a hidden tab, both wait for the visitor. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function change(changes: Contact): void {
  contact = { ...contact, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
