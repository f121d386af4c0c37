import type { Page } from "@playwright/test";
import { showToast } from "../support/contact-form.ts";
import { openPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { controls } from "./tab-stops.ts";

const important = [
  "Services",
  "Testimonials",
  "Call us",
  "Send message",
  "Get directions",
  "Close",
];

test("Every control is large enough to tap at every width", async ({ page }) => {
  await openPage(page, "/");
  await showToast(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const missed = new Set(important);
    for (const target of await targets(page)) {
      const label = important.find((start) => target.name.startsWith(start));
      if (label) missed.delete(label);
      const what = `${target.name} at ${width} px`;
      expect(target.width, what).toBeGreaterThanOrEqual(44);
      expect(target.height, what).toBeGreaterThanOrEqual(label ? 56 : 44);
    }
    expect([...missed]).toEqual([]);
  }
});

const targets = (page: Page) =>
  controls(page).evaluateAll((elements: (HTMLElement & { labels?: NodeListOf<HTMLElement> })[]) =>
    elements.map((element) => {
      // The skip link only has a size when focused.
      element.focus();
      const { width, height } = element.getBoundingClientRect();
      return { name: (element.labels?.[0] ?? element).textContent, width, height };
    }),
  );
