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
/** How far the ring reaches around what is focused. */
const REACH = 9;

test("A two-tone ring of at least 3 px stands out around every stop, and nothing hides it", async ({
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
 * How many pixels around a stop its ring changes by 3:1, as the thickness of a rectangle's edge of
 * that many. WCAG 2.4.13 asks for 2; a round ring has fewer pixels than its corners would hold.
 */
async function ringThickness(stop: Locator): Promise<number> {
  const box = await stop.boundingBox();
  if (!box) throw new Error("what is focused has no place on the screen");
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
  const look = async () =>
    sharp(await stop.page().screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withRing = await look();
  const element = await stop.elementHandle();
  await element?.evaluate((node) => (node as HTMLElement).blur());
  const without = await look();
  await element?.evaluate((node) => (node as HTMLElement).focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < withRing.length; at += 3) {
    if (withRing.readUIntBE(at, 3) === without.readUIntBE(at, 3)) continue;
    const pixel = (picture: Buffer) => [...picture.subarray(at, at + 3)];
    if (contrast(pixel(withRing), pixel(without)) >= 3) changed++;
  }
  return changed / (2 * (box.width + box.height));
}

/** Which of an element's parts are covered by something else, or out of sight. */
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
