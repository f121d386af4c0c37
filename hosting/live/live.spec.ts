import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { emailLooks, homePageLooks, type Look, otherLooks } from "./looks.ts";

const test = base.extend<{ retryDelay: number }>({
  retryDelay: [60_000, { option: true }],
  page: async ({ page, retryDelay }, use, { retry }) => {
    if (retry > 0) await pause(retryDelay);
    await use(page);
  },
});

test.describe("The home page", { tag: "@home" }, () => testInOrder(homePageLooks));

test.describe("The rest", { tag: "@rest" }, () => {
  testEach(otherLooks);
  test.describe("Email", () => testInOrder(emailLooks));
});

// It passes, because a site that isn't set up yet isn't a problem.
test("Nothing to check: content/site.json doesn't have a siteUrl yet", { tag: "@none" }, () => {});

function testEach(looks: Look[]): void {
  for (const { title, advice, look, tag = [] } of looks) {
    const annotation = { type: "advice", description: advice };
    test(title, { annotation, tag }, ({ page }) => look(page));
  }
}

/** After the first problem, Playwright skips the rest. */
function testInOrder(looks: Look[]): void {
  test.describe.configure({ mode: "serial" });
  testEach(looks);
}
