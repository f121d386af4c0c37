import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitTabStops } from "./tab-stops.ts";
import { openPage, showToast } from "./visit.ts";

const important = /^(Call us|Services|Testimonials|Send message|Get directions|Close)/;

for (const width of [320, 390, 1440]) {
  test(`Every target can be hit at ${width} px, the important ones with ease`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    await showToast(page);
    const names = await visitTabStops(page, async (stop, name) => {
      const { width, height } = await sizeOf(stop);
      expect(width, name).toBeGreaterThanOrEqual(44);
      expect(height, name).toBeGreaterThanOrEqual(important.test(name) ? 56 : 44);
    });
    expect(names.filter((name) => important.test(name))).toHaveLength(6);
  });
}

async function sizeOf(stop: Locator) {
  const box = await stop.boundingBox();
  if (!box) throw new Error("what is focused has no place on the screen");
  return box;
}
