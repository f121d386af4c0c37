import { createRef, useSyncExternalStore } from "react";
import { forgetSent, readFields } from "./draft.ts";
import { sendForm } from "./email-service.ts";
import { outcomes } from "./outcomes.ts";
import { logSubmission } from "./submission-log.ts";

type Contact = {
  /** Undefined unless a message is being sent. */
  sending?: "under way" | "slow";
  /** The number of the message it announces; undefined while it is hidden. */
  toast?: number;
};

// Kept above the pages, so that a visit to Services loses nothing, and outside React, so that a
// second submit sees the first right away.
let contact: Contact = {};
const listeners = new Set<() => void>();
let hasToast = true;

/** By then, a visitor wonders whether it works. The send goes on. */
const SLOW_AFTER = 15_000;

const getContact = () => contact;

export const useContact = () => useSyncExternalStore(subscribe, getContact, getContact);

export const isSending = () => contact.sending !== undefined;

export const closeToast = () => change({ toast: undefined });

/** The form's, for the toast. Empty on other pages. */
export const sendButtonRef = createRef<HTMLButtonElement>();

/** For when React is gone, and the toast with it. */
export function alertInsteadOfToast(): void {
  hasToast = false;
}

/** Sends the form's values as they are now. */
export async function submit(form: HTMLFormElement): Promise<void> {
  logSubmission();
  if (isSending()) return;
  change({ sending: "under way" });
  const waiting = setTimeout(() => change({ sending: "slow" }), SLOW_AFTER);
  const valuesNow = form.cloneNode(true) as HTMLFormElement;
  try {
    await sendForm(valuesNow).finally(() => clearTimeout(waiting));
  } catch (error) {
    change({ sending: undefined });
    console.error(outcomes.failed, error);
    await nextFrame();
    alert(outcomes.failed);
    return;
  }
  forgetSent(readFields(valuesNow));
  // A new number, so that an open toast is announced again.
  change({ sending: undefined, toast: (contact.toast ?? 0) + 1 });
  // React may fail when it shows the toast.
  await nextFrame();
  if (!hasToast) alert(outcomes.sent);
}

/** An alert stops painting, so the button is painted first. A hidden page has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

function change(changes: Contact): void {
  contact = { ...contact, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
