import { emailApi } from "../../src/contact/email-api.ts";
import {
  categories,
  failureMessage,
  fieldNames,
  headings,
  labels,
  type Message,
  sampleMessage,
  slideshow,
  successMessage,
} from "../fixtures/specification.ts";

import type { Listener } from "./listener.ts";

const lastService = categories.at(-1)?.title as string;

/** Each has a transcript with its name for each browser. */
export const journeys: Record<string, (listener: Listener) => Promise<void>> = {
  arrive: async ({ open, press }) => {
    await open();
    // Orca's key for reading everything.
    await press("KP_Add");
  },

  "read-by-headings": async ({ open, press, pressUntil }) => {
    await open();
    await pressUntil("h", headings.find);
    await press("h");
  },

  "tab-through": async ({ open, pressUntil }) => {
    await open();
    // Stop here: after the map's frame, Orca speaks only sometimes.
    await pressUntil("Tab", labels.directions);
  },

  mistakes: async (listener) => {
    await listener.open();
    await listener.pressUntil("b", labels.send);
    await listener.press("Return");
    await fillInAndSend(listener, { email: "ann" });
  },

  send: async (listener) => {
    const release = await send(listener);
    release();
    await listener.hear(successMessage);
    await listener.press("b", "Return");
  },

  "send-and-leave": async (listener) => {
    const release = await send(listener);
    await listener.pressUntil("Shift+k", labels.services);
    await listener.press("Return");
    release();
    await listener.hear(successMessage);
  },

  fail: async (listener) => {
    listener.proxy.failSends();
    const release = await send(listener);
    release();
    await listener.hear(failureMessage);
    await listener.press("Return", "Shift+Tab");
  },

  "services-and-back": async ({ open, press, pressUntil }) => {
    await open();
    await pressUntil("Tab", labels.services);
    await press("Return", "Down", "Down");
    await pressUntil("h", lastService);
    await press("Alt+Left", "Tab");
  },

  slideshow: async ({ open, press, wait }) => {
    await open();
    await press("b");
    await wait((4 * slideshow.interval) / 1000);
    await press("space", "Tab", "Shift+Tab", "space");
  },
};

/** The email service replies when you call the returned function. */
async function send(listener: Listener): Promise<() => void> {
  const release = listener.proxy.delayResponses(new RegExp(emailApi.path));
  await listener.open();
  await listener.press("b", "Tab");
  await fillInAndSend(listener);
  return release;
}

/** Starts in the form's first field. */
async function fillInAndSend({ press, type }: Listener, values?: Partial<Message>): Promise<void> {
  const all = { ...sampleMessage, message: "Hello.", ...values };
  for (const name of fieldNames) {
    await type(all[name]);
    await press("Tab");
  }
  await press("Return");
}
