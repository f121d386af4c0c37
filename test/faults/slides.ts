import type { Page } from "@playwright/test";
import { slideshow } from "../fixtures/specification.ts";
import { expect } from "../support/test.ts";

/** The addresses of the slideshow's pictures as their turns come. Needs the page's clock. */
export async function watchRound(page: Page): Promise<string[]> {
  await page.evaluate(noteSlides);
  const noted = () => page.evaluate(() => (window as unknown as { slides: string[] }).slides);
  for (let turn = 1; turn <= slideshow.pictures; turn++) {
    await page.clock.fastForward(slideshow.interval);
    await expect.poll(async () => (await noted()).length).toBeGreaterThanOrEqual(turn);
  }
  return noted();
}

/** Runs in the browser. */
function noteSlides(): void {
  const slides: string[] = [];
  Object.assign(window, { slides });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset.current !== "true") continue;
      slides.push(target.querySelector("img")?.currentSrc ?? "");
    }
  }).observe(document.body, { attributeFilter: ["data-current"], subtree: true });
}
