/** What a visitor is told about a send. The last two are the specification's. */
export const statusMessages = {
  sending: "Sending your message",
  /** The phone number and a period follow. */
  slow: "This is taking longer than usual. You can also call us at ",
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};
