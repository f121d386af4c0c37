import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { checks } from "./checks.ts";

/** A second try has a process of its own, which repeats all checks that run in order. */
let hasPaused = false;

const test = base.extend<{ retryDelay: number }>({
  retryDelay: [60_000, { option: true }],
  page: async ({ page, retryDelay }, use, { retry }) => {
    if (retry > 0 && !hasPaused) {
      hasPaused = true;
      await pause(retryDelay);
    }
    await use(page);
  },
});

test.describe("The site", () => {
  // After the first problem, Playwright skips the rest.
  test.describe.configure({ mode: "serial" });
  for (const { title, advice, run, tag = [] } of checks) {
    const annotation = { type: "advice", description: advice };
    test(title, { annotation, tag }, ({ page }) => run(page));
  }
});

// It passes, because a site that isn't set up yet isn't a problem.
test("Nothing to check: content/site.json doesn't have a siteUrl yet", { tag: "@none" }, () => {});
