/** The specification's words for how a send ended. */
export const outcomes = {
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};
