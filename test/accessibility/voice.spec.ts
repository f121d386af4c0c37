import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitTabStops } from "./tab-stops.ts";
import { openPage, paths, showToast } from "./visit.ts";

test("Each control can be called by the words that are seen on it", async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    if (path === "/") await showToast(page);
    const stops = await visitTabStops(page, async (stop) => {
      const seen = await wordsSeenOn(stop);
      expect(seen).not.toBe("");
      await expect(stop).toHaveAccessibleName(new RegExp(`^${seen.replace(/[()]/g, "\\$&")}`));
    });
    expect(stops.length).toBeGreaterThan(0);
  }
});

const wordsSeenOn = (control: Locator) =>
  control.evaluate((element: HTMLElement & { labels?: NodeListOf<HTMLElement> }) => {
    const seen = (element.labels?.[0] ?? element).cloneNode(true) as HTMLElement;
    for (const unseen of seen.querySelectorAll("[data-unseen]")) unseen.remove();
    return seen.textContent.trim();
  });
