import type { Page } from "@playwright/test";
import { holdBack } from "../support/site.ts";
import { expect } from "../support/test.ts";

export type LetScriptCome = () => Promise<void>;

/** The page as the browser shows it before React takes it over, which waits until it is let. */
export async function openBeforeTakeover(page: Page): Promise<LetScriptCome> {
  const scripts = "**/assets/*.js";
  const letThrough = await holdBack(page, scripts);
  const asked = page.waitForRequest(scripts);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    letThrough();
    await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
  };
}

/**
 * React reports a page that others have changed before it came as an error, and draws its own. The
 * error becomes a message, which a test can expect.
 */
export async function tellErrorsAsMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("error", (event) => {
      event.preventDefault();
      console.error(event.message);
    });
  });
}
