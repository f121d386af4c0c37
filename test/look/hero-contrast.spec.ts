import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, parseColor } from "../support/colors.ts";
import { paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const white = [255, 255, 255];
const black = [0, 0, 0];

for (const path of paths) {
  test(`On ${path}, the words on the picture have a contrast of 7:1, whatever the picture`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 820, 1001, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const worst = await worstContrast(page);
        expect(worst, `${colorScheme}, at ${width} px`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}

/** The words' weakest contrast on a white picture if they're light, or a black one if they're dark. */
async function worstContrast(page: Page): Promise<number> {
  const words = page.locator("main h1, main h1 + p");
  const color = parseColor(await words.first().evaluate((h1) => getComputedStyle(h1).color));
  const isLight = contrast(color, black) > contrast(color, white);
  const lines = await words.evaluateAll((elements, isLight) => {
    for (const { style } of document.querySelectorAll<HTMLElement>("main img")) {
      style.background = isLight ? "white" : "black";
      style.objectPosition = "10000px";
    }
    return (elements as HTMLElement[]).flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      element.style.visibility = "hidden";
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        left: Math.round(x),
        top: Math.round(y),
        width: Math.floor(width),
        height: Math.floor(height),
      }));
    });
  }, isLight);
  const screenshot = await page.screenshot();
  const contrasts = lines.map(async (line) => {
    const behind = await sharp(screenshot).removeAlpha().extract(line).toBuffer();
    const { channels } = await sharp(behind).stats();
    const weakest = channels.map(({ min, max }) => (isLight ? max : min));
    return contrast(color, weakest);
  });
  return Math.min(...(await Promise.all(contrasts)));
}
