/**
 * What visitors read or hear about a send. A search for the words finds the documents and tests
 * that repeat them.
 */
export const statusMessages = {
  sending: "Sending your message",
  /** The phone number and a period follow. */
  slow: "This is taking longer than usual. You can also call us at ",
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};
