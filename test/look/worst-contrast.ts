import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, parseColor } from "../support/colors.ts";
import { paintPictures } from "../support/slideshow.ts";

const white = [255, 255, 255];
const black = [0, 0, 0];

/** The words' weakest contrast on a white picture if they're light, or a black one if they're dark. */
export async function worstContrast(page: Page): Promise<number> {
  const words = page.locator("main h1, main h1 + p");
  const color = parseColor(await words.first().evaluate((h1) => getComputedStyle(h1).color));
  const isLight = contrast(color, black) > contrast(color, white);
  await paintPictures(page, isLight ? "white" : "black");
  const lines = await words.evaluateAll((elements) =>
    (elements as HTMLElement[]).flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      element.style.visibility = "hidden";
      return Array.from(range.getClientRects(), ({ x, y, right, width, height }) => ({
        // The scrim reaches the screen's edge unless that's far away, or a light strip would show there.
        left: x < 330 ? 0 : Math.round(x),
        top: Math.round(y),
        width: Math.floor(x < 330 ? right : width),
        height: Math.floor(height),
      }));
    }),
  );
  let worst = Number.POSITIVE_INFINITY;
  const width = Math.max(...lines.map((line) => line.left + line.width));
  const height = Math.max(...lines.map((line) => line.top + line.height));
  // On the home page, the dark behind the words depends on whether people are in the picture.
  const scrims = page.locator("[data-people]");
  for (const hasPeople of (await scrims.count()) > 0 ? [true, false] : [false]) {
    await scrims.evaluateAll((all, value) => {
      for (const scrim of all as HTMLElement[]) scrim.dataset.people = String(value);
    }, hasPeople);
    const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    for (const line of lines) {
      const behind = await sharp(screenshot).removeAlpha().extract(line).toBuffer();
      const { channels } = await sharp(behind).stats();
      const weakest = channels.map(({ min, max }) => (isLight ? max : min));
      worst = Math.min(worst, contrast(color, weakest));
    }
  }
  return worst;
}
