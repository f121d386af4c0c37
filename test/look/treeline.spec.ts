import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../accessibility/colors.ts";
import { expect, test } from "../support/test.ts";

test("No line shows above the trees, whatever the scale of the screen", async ({
  browser,
  baseURL,
}) => {
  for (const deviceScaleFactor of [1.25, 1.5, 1.75, 2.625]) {
    const page = await browser.newPage({ baseURL, deviceScaleFactor });
    await page.goto("/", { waitUntil: "networkidle" });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const [darkest, lightest] = await tones(page, { from: 70, to: 54 });
      expect(darkest, `at ${width} px, scale ${deviceScaleFactor}`).toEqual(lightest);
    }
    await page.close();
  }
});

test("The trees and the house among them are seen by day, at night and with forced colors", async ({
  page,
}) => {
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { colorScheme: "light", forcedColors: "active" },
    { colorScheme: "dark", forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(media);
    await page.goto("/", { waitUntil: "networkidle" });
    const where = JSON.stringify(media);
    const house = page.locator("footer > div > svg");
    const windows = await house.locator("[data-part=windows]").screenshot();
    expect(contrast(...(await range(windows))), where).toBeGreaterThanOrEqual(3);
    // At night a dark wood under a dark sky.
    const isNight = media.colorScheme === "dark" && !("forcedColors" in media);
    const trees = await tones(page, { from: 40, to: 4 }, 200);
    expect(contrast(...trees), where).toBeGreaterThanOrEqual(isNight ? 1.15 : 3);
  }
});

/** The darkest and the lightest tone of a strip above the footer. */
async function tones(page: Page, { from, to }: { from: number; to: number }, width?: number) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const top = (await page.getByRole("contentinfo").boundingBox())?.y ?? 0;
  const clip = { x: 0, y: Math.ceil(top - from), width: 0, height: Math.floor(from - to) };
  clip.width = width ?? page.viewportSize()?.width ?? 0;
  return range(await page.screenshot({ clip }));
}

async function range(screenshot: Buffer) {
  const { channels } = await sharp(screenshot).removeAlpha().stats();
  return [channels.map(({ min }) => min), channels.map(({ max }) => max)] as const;
}
