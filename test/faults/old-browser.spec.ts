import type { Page } from "@playwright/test";
import { openHome } from "../support/site.ts";
import { test } from "../support/test.ts";
import { expectWorkingPage, expectWorkingPlainPage } from "./working-page.ts";

/** Features that older browsers lack, and whether our script can do without them. */
const lacks = {
  "Array.prototype.with, Array.prototype.findLast, PerformanceObserver": "works",
  requestIdleCallback: "works",
  "Array.prototype.at": "stays plain",
  structuredClone: "stays plain",
  matchMedia: "stays plain",
  IntersectionObserver: "stays plain",
  "HTMLImageElement.prototype.decode": "stays plain",
} as const;

function takeAway(page: Page, names: string): Promise<unknown> {
  return page.addInitScript(
    (names) => {
      for (const path of names) {
        const last = path.pop() as string;
        const owner = path.reduce((at, key) => Reflect.get(at, key), window as object);
        Reflect.deleteProperty(owner, last);
      }
    },
    names.split(", ").map((name) => name.split(".")),
  );
}

for (const [names, outcome] of Object.entries(lacks)) {
  test(`Without ${names}, the page ${outcome}`, async ({ page, email }) => {
    await takeAway(page, names);
    if (outcome === "works") {
      await openHome(page);
      await expectWorkingPage(page, email);
    } else {
      await page.goto("/");
      await expectWorkingPlainPage(page, email);
    }
  });
}
