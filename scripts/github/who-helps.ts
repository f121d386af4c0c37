/** What messages to the owner call whoever set up the site. */
export const whoHelps = "the person who helps you";
