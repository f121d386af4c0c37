/** What messages to the owner call whoever set up the site. */
export const whoHelps = "the person who helps you";

export const notTheOwnersMistake = `This isn't your mistake. Call ${whoHelps}.`;
