import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { showToast } from "../support/contact-form.ts";
import { openPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { contrast, parseColor } from "./colors.ts";
import { visitTabStops } from "./tab-stops.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const screens = [
  { width: 390, height: 640 },
  { width: 1440, height: 900 },
];
/** How far the ring extends, in pixels. */
const REACH = 9;

test("Every focused control has a clear two-tone ring of 3 px, and nothing covers it", async ({
  page,
}) => {
  await openPage(page, "/");
  await showToast(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const stops = await visitTabStops(page, async (stop, called) => {
      const name = `${called} at ${screen.width} px`;
      expect(await stop.evaluate(hiddenParts), `covered parts of ${name}`).toEqual([]);
      const { outlineWidth, outlineColor, boxShadow } = await stop.evaluate((element) => {
        const { outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        return { outlineWidth, outlineColor, boxShadow };
      });
      expect(Number.parseFloat(outlineWidth), name).toBeGreaterThanOrEqual(3);
      const [dark, light] = [outlineColor, boxShadow].map(parseColor);
      expect(contrast(dark, light), name).toBeGreaterThanOrEqual(3);
      expect(await ringThickness(stop), name).toBeGreaterThanOrEqual(2);
    });
    expect(stops).toContain("Close");
  }
});

/**
 * The average thickness of the ring, counting the pixels that it changes by 3:1. WCAG 2.4.13 asks
 * for 2; rounded corners have fewer pixels than square ones.
 */
async function ringThickness(stop: Locator): Promise<number> {
  const box = await stop.boundingBox();
  if (!box) throw new Error("The focused element isn't on screen");
  const { width: right, height: bottom } = stop.page().viewportSize() as {
    width: number;
    height: number;
  };
  const x = Math.max(0, Math.floor(box.x - REACH));
  const y = Math.max(0, Math.floor(box.y - REACH));
  const clip = {
    x,
    y,
    width: Math.min(right, Math.ceil(box.x + box.width + REACH)) - x,
    height: Math.min(bottom, Math.ceil(box.y + box.height + REACH)) - y,
  };
  const takePicture = async () =>
    sharp(await stop.page().screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withRing = await takePicture();
  const element = await stop.elementHandle();
  await element?.evaluate((node) => (node as HTMLElement).blur());
  const without = await takePicture();
  await element?.evaluate((node) => (node as HTMLElement).focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < withRing.length; at += 3) {
    if (withRing.readUIntBE(at, 3) === without.readUIntBE(at, 3)) continue;
    const pixel = (picture: Buffer) => [...picture.subarray(at, at + 3)];
    if (contrast(pixel(withRing), pixel(without)) >= 3) changed++;
  }
  return changed / (2 * (box.width + box.height));
}

/** The parts of an element that are covered or off screen. */
function hiddenParts(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = {
    left: [0.02, 0.5],
    right: [0.98, 0.5],
    top: [0.5, 0.05],
    bottom: [0.5, 0.95],
    middle: [0.5, 0.5],
  };
  return Object.entries(parts).flatMap(([part, [across = 0, down = 0]]) => {
    const seen = document.elementFromPoint(left + across * width, top + down * height);
    return element.contains(seen) ? [] : [part];
  });
}
