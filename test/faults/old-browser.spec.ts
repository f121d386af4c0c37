import type { Page } from "@playwright/test";
import { fillForm, sendButton, successText, typed } from "../support/contact-form.ts";
import { expectReadableAndCallable } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** What an older browser lacks, and whether the site's script can do without it. */
const lacks = {
  "Array.prototype.with, Array.prototype.findLast, PerformanceObserver": "starts",
  requestIdleCallback: "starts",
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
  test(`Without ${names} the page ${outcome}, and a visitor reads, calls and sends`, async ({
    page,
    email,
  }) => {
    await takeAway(page, names);
    await page.goto("/");
    if (outcome === "starts") {
      await expect(page.getByRole("button", { name: /slideshow/ })).toBeVisible();
    }
    await expectReadableAndCallable(page);
    await fillForm(page, typed);
    await sendButton(page).click();
    if (outcome === "starts") await expect(successText(page)).toBeVisible();
    else await page.waitForURL("**/send-form");
    expect(email.messages).toMatchObject([typed]);
  });
}
