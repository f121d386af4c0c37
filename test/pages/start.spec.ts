import { openHome } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test("After the page load, React waits at most a second", async ({ page }) => {
  await page.addInitScript(addUpWaits);
  await openHome(page);
  const waited = Number(await page.locator("html").getAttribute("data-waited"));
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThanOrEqual(1000);
});

/**
 * Adds up how long the page may have waited before React added its first button. How long it did
 * wait depends on the machine. Runs in the browser.
 */
function addUpWaits(): void {
  const { setTimeout, requestIdleCallback } = window;
  let total = 0;
  const after = (time: number, run: () => void) => () => {
    if (!document.querySelector("main button[type=button]")) total += time;
    document.documentElement.dataset.waited = String(total);
    run();
  };
  Object.assign(window, {
    setTimeout: (run: () => void, time = 0) => setTimeout(after(time, run), time),
    requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) =>
      requestIdleCallback(after(timeout, run), { timeout }),
  });
}
