/** Answers in the place of EmailJS and prints the message that a visitor sent. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/api/v1.0/email/send-form" || request.method !== "POST") {
      return new Response("Not found", { status: 404 });
    }
    const form = await request.formData();
    const lines = ["name", "email", "message"].map((field) => `  ${field}: ${form.get(field)}`);
    console.log(`A visitor sent a message:\n${lines.join("\n")}`);
    return new Response("OK");
  },
};
