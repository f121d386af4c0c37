import { expect as playwrightExpect } from "@playwright/test";

/** Patient enough for a busy machine. */
export const patience = { timeout: 30_000 };

export const expect = playwrightExpect.configure(patience);
