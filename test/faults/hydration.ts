import type { Page } from "@playwright/test";
import { delayResponses, scripts } from "../support/page.ts";
import { waitForHydration } from "../support/slideshow.ts";

/** Opens the page without its script; call the returned function to load it. */
export async function openBeforeHydration(page: Page): Promise<() => Promise<void>> {
  const release = await delayResponses(page, scripts);
  const asked = page.waitForRequest(scripts);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await waitForHydration(page);
  };
}
