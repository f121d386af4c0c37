import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { serveHere } from "./serve-here.ts";

export const sendFormPath = "**/api/v1.0/email/send-form";

type Answer = (response: ServerResponse) => unknown;

export type EmailServer = {
  /** Everything that arrived whole, read by a real multipart parser. */
  messages: Record<string, string>[];
  /** How the next message is answered. */
  answer: Answer;
  /** Keeps the next answers back; call what it returns to give them. */
  hold: () => () => void;
};

const accept: Answer = (response) => response.end("OK");

/** A server in the place of the email service, since some faults happen below the browser's reach. */
export async function replaceEmailService(page: Page) {
  const email: EmailServer = {
    messages: [],
    answer: accept,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      email.answer = (response) => promise.then(() => accept(response));
      return resolve;
    },
  };
  const { origin, close } = await serveHere(async (request, response) => {
    email.messages.push(await readMessage(request));
    email.answer(response);
  });
  await page.route(sendFormPath, (route) =>
    route.continue({ url: `${origin}${new URL(route.request().url()).pathname}` }),
  );
  return { email, close };
}

/** The fields of the message in a request. */
export async function readMessage(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const entries = Array.from(form, ([name, value]) => [name, String(value)]);
  if (new Set(form.keys()).size < entries.length) throw new Error("a field arrived twice");
  return Object.fromEntries(entries);
}
