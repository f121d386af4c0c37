import type { Locator } from "@playwright/test";
import { showToast } from "../support/contact-form.ts";
import { openPage, paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { controls } from "./tab-stops.ts";

test("Each control's name starts with the words on it", async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    if (path === "/") await showToast(page);
    const all = await controls(page).all();
    expect(all.length).toBeGreaterThan(0);
    for (const control of all) {
      const seen = await wordsSeenOn(control);
      expect(seen).not.toBe("");
      await expect(control).toHaveAccessibleName(new RegExp(`^${seen.replace(/[()]/g, "\\$&")}`));
    }
  }
});

const wordsSeenOn = (control: Locator) =>
  control.evaluate((element: HTMLElement & { labels?: NodeListOf<HTMLElement> }) => {
    const seen = (element.labels?.[0] ?? element).cloneNode(true) as HTMLElement;
    for (const unseen of seen.querySelectorAll("[data-unseen]")) unseen.remove();
    return seen.textContent.trim();
  });
