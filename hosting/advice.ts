/** What messages to the owner call whoever set up the site. */
export const helper = "the person who helps you";
