import { openHome } from "../support/page.ts";
import { expectReact } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test("After the first paint, React waits at most a second", async ({ page }) => {
  await page.addInitScript(addUpWaits);
  await openHome(page);
  const waited = Number(await page.locator("html").getAttribute("data-waited"));
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThanOrEqual(1000);
});

test("The script doesn't start before the page is painted", async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    "request",
    (request) => request.resourceType() === "script" && scripts.push(request.url()),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(holdPaintBack);
  await page.goto("/");
  await page.clock.runFor(2000);
  // A request of the script's would come before this one.
  await page.evaluate(() => fetch("/favicon.svg"));
  expect(scripts).toHaveLength(1);
  await page.clock.resume();
  await page.evaluate(() => dispatchEvent(new Event("painted")));
  await expectReact(page);
});

/** Doesn't tell the page that it was painted before the test says so. Runs in the browser. */
function holdPaintBack(): void {
  const painted = new Promise((resolve) => addEventListener("painted", resolve));
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(report: PerformanceObserverCallback) {
      super((...paint) => painted.then(() => report(...paint)));
    }
  };
}

/**
 * Adds up how long the page may have waited before React added its first button. How long it did
 * wait depends on the machine. Runs in the browser.
 */
function addUpWaits(): void {
  // Without it, the page doesn't wait for a paint, which on a busy machine comes late.
  Reflect.deleteProperty(window, "PerformanceObserver");
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
