import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { visitTabStops } from "./tab-stops.ts";
import { openPage, showToast } from "./visit.ts";

const important = [
  "Services",
  "Testimonials",
  "Call us",
  "Send message",
  "Get directions",
  "Close",
];

test("Every target can be hit at every width, the important ones with ease", async ({ page }) => {
  await openPage(page, "/");
  await showToast(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const missed = new Set(important);
    await visitTabStops(page, async (stop, name) => {
      const label = important.find((start) => name.startsWith(start));
      if (label) missed.delete(label);
      const size = await sizeOf(stop);
      expect(size.width, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(size.height, `${name} at ${width} px`).toBeGreaterThanOrEqual(label ? 56 : 44);
    });
    expect([...missed]).toEqual([]);
  }
});

async function sizeOf(stop: Locator) {
  const box = await stop.boundingBox();
  if (!box) throw new Error("what is focused has no place on the screen");
  return box;
}
