import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { View } from "../../site-build/pictures/crop.ts";
import { shapesFor } from "../../site-build/pictures/shapes.ts";
import { slideshow } from "../fixtures/specification.ts";
import { letTimePass, openOnStoppedClock } from "../support/clock.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// crop.test.ts tries many more photographs and widths, but without a browser.
test("A head in a photograph is never covered by words or cut off", async ({ page }) => {
  await openOnStoppedClock(page);
  for (const width of [2560, 320, 820, 1440, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    // Another width may need another file, which takes a moment to load.
    await expect(async () => {
      const head = await headIn(page);
      expect(head.width).toBeGreaterThan(60);
      expect(head.width / head.height, "as wide as it is high").toBeCloseTo(1, 1);
      expect(head.filled, "a full circle").toBeCloseTo(Math.PI / 4, 1);
    }, `at ${width} px`).toPass();
    await letTimePass(page, slideshow.interval);
  }
});

test("The words leave the room that the crops of the pictures expect", async ({ page }) => {
  await openHome(page);
  const views = shapesFor.hero.flatMap(({ ways }) => ways[0] as View[]);
  for (const { width, free } of views) {
    await page.setViewportSize({ width, height: 1000 });
    const hero = await page.locator("main > div:has(h1)").boundingBox();
    const words = await page.locator("div:has(> h1)").boundingBox();
    if (!hero || !words) throw new Error("The home page has no hero");
    const room =
      free.left > 0
        ? free.left - words.x - words.width
        : free.top + hero.y - words.y - words.height;
    const faintVeil = free.left > 0 ? 218 : 53;
    expect(room, `at ${width} px`).toBeGreaterThan(faintVeil - 10);
  }
});

/** Finds the magenta head. It's a full circle only if none of it is cut off or dimmed. */
async function headIn(page: Page) {
  const screenshot = await page.locator("main > div:has(h1)").screenshot();
  const redWithoutGreen: [number, number, number] = [1, -1, 0];
  const reds = await sharp(screenshot)
    .removeAlpha()
    .recomb([redWithoutGreen, redWithoutGreen, redWithoutGreen])
    .toBuffer();
  const { data, info } = await sharp(reds)
    .trim({ background: "black", threshold: 128 })
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data).stats();
  return { ...info, filled: (channels[0]?.mean ?? 0) / 255 };
}
