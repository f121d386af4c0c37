import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { emailApi } from "../../src/contact/email-api.ts";

export const sendFormPath = `**${emailApi.path}`;

export type Reply = (response: ServerResponse) => unknown;

export type EmailServer = {
  /** Every complete message, as a real multipart parser reads it. */
  messages: Record<string, string>[];
  /** How to reply from now on. */
  reply: Reply;
  /** Delays the next replies until you call the returned function. */
  delayReplies: (reply?: Reply) => () => void;
};

export const reply =
  (status: number, text: string): Reply =>
  (response) =>
    response.writeHead(status).end(text);

export const accept = reply(emailApi.sent.status, emailApi.sent.text);

/** Replies instead of the email service. */
export function createEmailServer() {
  const email: EmailServer = {
    messages: [],
    reply: accept,
    delayReplies(reply = accept) {
      const { promise, resolve } = Promise.withResolvers<void>();
      email.reply = (response) => promise.then(() => reply(response));
      return resolve;
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    email.messages.push(await readMessage(request));
    email.reply(response);
  };
  return { email, answer };
}

/** The fields of the message in a request. */
async function readMessage(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const entries = Array.from(form, ([name, value]) => [name, String(value)]);
  if (new Set(form.keys()).size < entries.length) throw new Error("A field arrived twice");
  return Object.fromEntries(entries);
}
