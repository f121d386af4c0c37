/** Fields that the EmailJS library adds to the visitor's. */
const added = ["lib_version", "service_id", "template_id", "user_id"];

/** Replaces EmailJS on this machine, and prints the message that a visitor sent. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/api/v1.0/email/send-form" || request.method !== "POST") {
      return new Response("Not found", { status: 404 });
    }
    const fields = [...(await request.formData())].filter(([name]) => !added.includes(name));
    const lines = fields.map(([name, value]) => `  ${name}: ${value}`);
    console.log(`A visitor sent a message:\n${lines.join("\n")}`);
    return new Response("OK");
  },
};
