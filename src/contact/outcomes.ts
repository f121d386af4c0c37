/** The specification's words for how a send ended. */
export const outcomes = {
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message.",
};

/** What a visitor reads and hears when a send takes long. The phone number and a period follow. */
export const stillSending = "This is taking longer than usual. You can also call us at ";
