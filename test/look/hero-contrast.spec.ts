import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, openHome, test } from "../support/test.ts";

const widths = [320, 390, 820, 1001, 1440, 2560];

for (const width of widths) {
  test(`the hero's words stand at 7:1 even on a white picture at ${width} px`, async ({ page }) => {
    const white = sharp({ create: { width: 1600, height: 800, channels: 3, background: "#fff" } });
    const body = await white.avif({ effort: 0 }).toBuffer();
    await page.route("**/assets/*.avif", (route) =>
      route.fulfill({ body, contentType: "image/avif" }),
    );
    await page.setViewportSize({ width, height: 1000 });
    await openHome(page);
    expect(await shareOfReadablePixels(page)).toBeGreaterThanOrEqual(0.98);
  });
}

async function shareOfReadablePixels(page: Page): Promise<number> {
  const words = page.locator("main h1, main h1 + p");
  const color = await words.first().evaluate((element) => getComputedStyle(element).color);
  const [red, green, blue] = (color.match(/\d+/g) ?? []).map(Number) as [number, number, number];
  const textLuminance = luminance(red, green, blue);
  const lines = await words.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }));
    }),
  );
  await setVisibility(page, "hidden");
  let readable = 0;
  let all = 0;
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = luminance(data[at] as number, data[at + 1] as number, data[at + 2] as number);
      if ((textLuminance + 0.05) / (ground + 0.05) >= 7) readable++;
      all++;
    }
  }
  await setVisibility(page, "visible");
  return readable / all;
}

const setVisibility = (page: Page, visibility: string) =>
  page.locator("main h1, main h1 + p").evaluateAll((elements, value) => {
    for (const element of elements as HTMLElement[]) element.style.visibility = value;
  }, visibility);

function luminance(red: number, green: number, blue: number): number {
  const linear = (channel: number) =>
    channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
