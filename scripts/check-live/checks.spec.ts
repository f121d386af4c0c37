import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { checks } from "./checks.ts";

const test = base.extend<object, { retryDelay: number }>({
  retryDelay: [60_000, { option: true, scope: "worker" }],
});

test.describe("The site", () => {
  // After the first problem, Playwright skips the rest. A second try repeats all of them.
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async ({ retryDelay }, { retry }) => {
    if (retry > 0) await pause(retryDelay);
  });
  for (const { title, advice, run, tag = [] } of checks) {
    const annotation = { type: "advice", description: advice };
    test(title, { annotation, tag }, ({ page }) => run(page));
  }
});

// It passes, because a site that isn't set up yet isn't a problem.
test("Nothing to check: content/site.json doesn't have a siteUrl yet", { tag: "@none" }, () => {});
