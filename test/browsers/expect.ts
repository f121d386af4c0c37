import { expect as playwrightExpect } from "@playwright/test";

/** Patient enough for a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });
