import { waitForHydration } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test("The script doesn't start before the page is painted", async ({ page, server }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(holdPaintBack);
  await page.goto("/");
  await page.clock.runFor(2000);
  // A request of the script's would come before this one.
  await page.evaluate(() => fetch("/favicon.svg"));
  expect(server.paths.filter((path) => path.endsWith(".js"))).toHaveLength(1);
  await page.clock.resume();
  await page.evaluate(() => dispatchEvent(new Event("painted")));
  await waitForHydration(page);
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
