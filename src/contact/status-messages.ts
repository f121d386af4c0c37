/**
 * What visitors read about a send. `sent` and `failed` are also in docs/specification.md, and
 * both and `slow` in test/fixtures/specification.ts.
 */
export const statusMessages = {
  sending: "Sending your message",
  /** The phone number and a period follow. */
  slow: "This is taking longer than usual. You can also call us at ",
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};
