import { emailApi } from "../src/contact/email-api.ts";

const added: string[] = Object.values(emailApi.fields);

console.log("Messages from the contact form are printed here.");

/** Replaces the email service on this machine, and prints the message that a visitor sent. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== emailApi.path || request.method !== "POST") {
      return new Response("Not found", { status: 404 });
    }
    const fields = [...(await request.formData())].filter(([name]) => !added.includes(name));
    const lines = fields.map(([name, value]) => `  ${name}: ${value}`);
    console.log(`A visitor sent a message:\n${lines.join("\n")}`);
    return new Response(emailApi.sent.text, { status: emailApi.sent.status });
  },
};
