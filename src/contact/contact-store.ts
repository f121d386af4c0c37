import { useSyncExternalStore } from "react";
import { type ContactEvent, changeContact, isSending, nothingSent } from "./contact-state.ts";
import { forgetSent, readFields } from "./draft.ts";
import { sendForm } from "./email-service.ts";
import { outcomes } from "./outcomes.ts";
import { logSubmission } from "./submission-log.ts";

// Kept above the pages, so that a visit to Services loses nothing, and outside React, so that a
// second submit sees the first right away.
let contact = nothingSent;
const listeners = new Set<() => void>();

/** By then, a visitor wonders whether it works. The send goes on. */
const SLOW_AFTER = 15_000;

export function useContact() {
  return useSyncExternalStore(
    subscribe,
    () => contact,
    () => nothingSent,
  );
}

export const isSendUnderWay = () => isSending(contact);

export const closeToast = () => change("toast closed");

/** Sends the form's values as they are now. */
export async function submit(form: HTMLFormElement): Promise<void> {
  logSubmission();
  if (isSendUnderWay()) return;
  change("submitted");
  const waiting = setTimeout(() => change("slow"), SLOW_AFTER);
  try {
    const valuesNow = form.cloneNode(true) as HTMLFormElement;
    await sendForm(valuesNow).finally(() => clearTimeout(waiting));
    forgetSent(readFields(valuesNow));
  } catch (error) {
    change("failed");
    console.error(outcomes.failed, error);
    await nextFrame();
    alert(outcomes.failed);
    return;
  }
  change("sent");
  // Without React, there is no toast, and React may fail when it shows one.
  await nextFrame();
  if (listeners.size === 0) alert(outcomes.sent);
}

/** An alert stops painting, so the button is painted first. A hidden page has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

function change(event: ContactEvent): void {
  contact = changeContact(contact, event);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
