// What several messages to the owner say.

export const helper = "the person who helps you";

export const ifItOpens = "If it opens for you, do nothing; we'll look again tomorrow.";
