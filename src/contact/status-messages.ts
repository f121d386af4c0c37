/**
 * What visitors read or hear about a send. A search for the words finds the documents that repeat them, and
 * test/fixtures/specification.ts, which the tests read.
 */
export const statusMessages = {
  sending: "Sending your message",
  /** The phone number and a period follow. */
  slow: "This is taking longer than usual. You can also call us at ",
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};
