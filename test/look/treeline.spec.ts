import type { Page } from "@playwright/test";
import { contrastIn } from "../support/colors.ts";
import { expect, test } from "../support/test.ts";

// Lines between parts of a drawing show only at odd scales, such as Windows' 125%.
test.use({ deviceScaleFactor: 1.25 });

test("The trees and the house show in light, dark and forced colors, with no line above them", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const sky = await stripAboveFooter(page, { from: 70, to: 54 });
    expect(await contrastIn(sky), `the sky at ${width} px`).toBe(1);
  }
  for (const media of [
    { colorScheme: "light", forcedColors: "none" },
    { colorScheme: "dark", forcedColors: "none" },
    { colorScheme: "light", forcedColors: "active" },
    { colorScheme: "dark", forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(media);
    const where = JSON.stringify(media);
    const windows = await page.locator("footer [data-part=windows]").screenshot();
    expect(await contrastIn(windows), where).toBeGreaterThanOrEqual(3);
    // The dark theme has dark trees on a dark sky.
    const isNight = media.colorScheme === "dark" && media.forcedColors === "none";
    const trees = await stripAboveFooter(page, { from: 40, to: 4 }, 200);
    expect(await contrastIn(trees), where).toBeGreaterThanOrEqual(isNight ? 1.15 : 3);
  }
});

/** A screenshot of the strip between two heights above the footer. */
async function stripAboveFooter(
  page: Page,
  { from, to }: { from: number; to: number },
  width = page.viewportSize()?.width ?? 0,
): Promise<Buffer> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const top = (await page.getByRole("contentinfo").boundingBox())?.y ?? 0;
  const clip = { x: 0, y: Math.ceil(top - from), width, height: Math.floor(from - to) };
  return page.screenshot({ clip });
}
