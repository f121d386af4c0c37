import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { View } from "../../site-build/pictures/crop.ts";
import { shapesFor } from "../../site-build/pictures/shapes.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { heroHeight, slideshow } from "../fixtures/specification.ts";
import { letTimePass, openOnStoppedClock } from "../support/clock.ts";
import { startPlainHost } from "../support/plain-host.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Photographs with a head; the last has no focus. Many more are in crop.test.ts. */
const heads = [
  { focus: "top left", at: [0.2, 0.2], size: [800, 600] },
  { focus: "top", at: [0.5, 0.2], size: [900, 600] },
  { focus: "top right", at: [0.8, 0.2], size: [1068, 600] },
  { focus: "left", at: [0.2, 0.5], size: [600, 800] },
  { focus: "right", at: [0.8, 0.5], size: [800, 600] },
  { focus: "middle", at: [0.5, 0.5], size: [900, 600] },
  { at: [0.5, 0.4], size: [800, 600] },
] as const;
const photographs = Array.from(
  { length: slideshow.pictures },
  (_, index) => heads[index % heads.length] as (typeof heads)[number],
);
const widths = [320, 820, 1440];

test("The words never cover or cut off a head, wherever it is in the photograph", async ({
  browser,
}) => {
  const out = ".cache/test/faces";
  await buildSite({ mode: "local", content: contentWithHeads(), out });
  const host = await startPlainHost(out);
  const page = await browser.newPage({ baseURL: host.origin });
  await openOnStoppedClock(page);
  for (const [index] of photographs.entries()) {
    const picture = page.locator("[data-current=true] img");
    await expect(picture).toHaveAttribute("data-picture", `hero-${index + 1}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      // Another width may need another file, which takes a moment to load.
      const seen = expect.poll(() => headIn(page), {
        message: `picture ${index + 1} at ${width} px`,
      });
      await seen.toEqual({ isWhole: true, isUndimmed: true, isHuge: false });
    }
    await letTimePass(page, slideshow.interval);
  }
  await page.close();
  host.close();
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

function contentWithHeads(): string {
  const folder = writeContent(".cache/test/content-faces");
  const pictures = photographs.map(({ at: [x, y], size: [width, height], ...place }, index) => {
    const name = `head-${index + 1}.svg`;
    const head = `<circle cx="${x * width}" cy="${y * height}" r="${height / 10}" fill="#f0f"/>`;
    const wall = `<rect width="${width}" height="${height}" fill="#9a8"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${wall}${head}</svg>`;
    writeFileSync(join(folder, "hero", name), svg);
    return { image: `content/hero/${name}`, ...place };
  });
  const home = JSON.parse(readFileSync(join(folder, "home.json"), "utf8"));
  writeFileSync(join(folder, "home.json"), JSON.stringify({ ...home, pictures }));
  return folder;
}

/** Finds the head by its color: a whole head is a full circle. */
async function headIn(page: Page) {
  const hero = page.locator("main > div:has(h1)");
  const shot = await hero.screenshot({ animations: "disabled" });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom, bright] = [info.width, 0, info.height, 0, 0];
  for (let index = 0; index < data.length; index += 3) {
    const red = data[index] as number;
    const green = data[index + 1] as number;
    const blue = data[index + 2] as number;
    if (green > 70 || Math.min(red, blue) < 110) continue;
    const [x, y] = [(index / 3) % info.width, Math.floor(index / 3 / info.width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    if (Math.min(red, blue) > 215) bright++;
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  return {
    isWhole: Math.abs(width - height) < 4 && width > 60,
    isUndimmed: bright > 0.95 * (Math.PI / 4) * width * height,
    isHuge: height > heroHeight * 0.4 + 3,
  };
}
