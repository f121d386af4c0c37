import type { Page } from "@playwright/test";
import { contrastIn } from "../accessibility/colors.ts";
import { expect, test } from "../support/test.ts";

test("No line shows above the trees at any screen scale", async ({ browser, baseURL }) => {
  for (const deviceScaleFactor of [1.25, 1.5, 1.75, 2.625]) {
    const page = await browser.newPage({ baseURL, deviceScaleFactor });
    await page.goto("/", { waitUntil: "networkidle" });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const sky = await stripAboveFooter(page, { from: 70, to: 54 });
      expect(await contrastIn(sky), `at ${width} px, scale ${deviceScaleFactor}`).toBe(1);
    }
    await page.close();
  }
});

test("The trees and the house show in light, dark and forced colors", async ({ page }) => {
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
    expect(await contrastIn(windows), where).toBeGreaterThanOrEqual(3);
    // The dark theme has dark trees on a dark sky.
    const isNight = media.colorScheme === "dark" && !("forcedColors" in media);
    const trees = await stripAboveFooter(page, { from: 40, to: 4 }, 200);
    expect(await contrastIn(trees), where).toBeGreaterThanOrEqual(isNight ? 1.15 : 3);
  }
});

/** A screenshot from and to so many pixels above the footer. */
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
