import { waitForHydration } from "../support/slideshow.ts";
import { expect, test } from "../support/test.ts";

test("The script doesn't start before the page is painted and the browser is idle", async ({
  page,
  server,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.addInitScript(holdBack);
  await page.goto("/");
  await page.clock.runFor(2000);
  const steps = { idle: "before the paint", painted: "before an idle moment" };
  for (const [event, when] of Object.entries(steps)) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    // A request of the script's would come before this one.
    await page.evaluate(() => fetch("/favicon.svg"));
    const scripts = server.paths.filter((path) => path.endsWith(".js"));
    expect(scripts, when).toHaveLength(1);
  }
  await page.clock.resume();
  await page.evaluate(() => void setInterval(() => dispatchEvent(new Event("idle")), 50));
  await waitForHydration(page);
});

/** Doesn't tell the page that it was painted, or that it's idle, before the test says so. Runs in the browser. */
function holdBack(): void {
  Object.assign(window, {
    requestIdleCallback: (start: () => void) => addEventListener("idle", start, { once: true }),
  });
  const painted = new Promise((resolve) => addEventListener("painted", resolve));
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(report: PerformanceObserverCallback) {
      super((...paint) => painted.then(() => report(...paint)));
    }
  };
}
