import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { checks } from "./checks.ts";

const test = base.extend<object, { waitBeforeRetry: number }>({
  waitBeforeRetry: [60_000, { option: true, scope: "worker" }],
});

test.describe("The site", () => {
  // After the first problem, Playwright skips the rest. A second try repeats all of them.
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async ({ waitBeforeRetry }, { retry }) => {
    if (retry > 0) await pause(waitBeforeRetry);
  });
  for (const { title, advice, run, tag = [] } of checks) {
    const annotation = { type: "advice", description: advice };
    test(title, { annotation, tag }, ({ page }) => run(page));
  }
});
