import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { serveHere } from "./serve-here.ts";

export const sendFormPath = `**${emailApi.path}`;

export type Answer = (response: ServerResponse) => unknown;

export type EmailServer = {
  /** Every complete message, as a real multipart parser reads it. */
  messages: Record<string, string>[];
  /** How to answer the next message. */
  answer: Answer;
  /** Delays the next answers until you call the returned function. */
  delayAnswers: (answer?: Answer) => () => void;
};

export const reply =
  (status: number, text: string): Answer =>
  (response) =>
    response.writeHead(status).end(text);

export const accept = reply(emailApi.sent.status, emailApi.sent.text);

/** A real server instead of the email service, since `page.route` can't fake a broken connection. */
export async function replaceEmailService(page: Page) {
  const email: EmailServer = {
    messages: [],
    answer: accept,
    delayAnswers(answer = accept) {
      const { promise, resolve } = Promise.withResolvers<void>();
      email.answer = (response) => promise.then(() => answer(response));
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
  if (new Set(form.keys()).size < entries.length) throw new Error("A field arrived twice");
  return Object.fromEntries(entries);
}
