import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Color, contrast, parseColor } from "../accessibility/colors.ts";
import { openHome } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const screens = [
  { width: 320, height: 1000 },
  { width: 820, height: 1000 },
  { width: 1001, height: 1000 },
  { width: 1440, height: 600 },
  { width: 2560, height: 1000 },
];

test("Words on the slideshow have a contrast of 7:1 even on white, light and dark", async ({
  page,
}) => {
  await showOnly(page, "#fff");
  await openHome(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectReadable(page);
  }
});

test("Words on the Services picture have a contrast of 7:1 on black and on white", async ({
  page,
}) => {
  for (const [colorScheme, picture] of [
    ["light", "#000"],
    ["dark", "#fff"],
  ] as const) {
    await showOnly(page, picture);
    await page.emulateMedia({ colorScheme });
    await page.goto("/services");
    await expectReadable(page);
  }
});

/** Replaces every picture by a plain color. */
async function showOnly(page: Page, background: string): Promise<void> {
  const plain = sharp({ create: { width: 1600, height: 800, channels: 3, background } });
  const body = await plain.avif({ effort: 0 }).toBuffer();
  await page.route("**/assets/*.avif", (route) =>
    route.fulfill({ body, contentType: "image/avif" }),
  );
}

async function expectReadable(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const picture = page.locator("[data-current=true] img, main img").first();
    await expect(picture).toHaveJSProperty("complete", true);
    const share = await shareOfReadablePixels(page);
    expect(share, `at ${screen.width} × ${screen.height} px`).toBeGreaterThanOrEqual(0.98);
  }
}

/** The share of pixels behind the words that give them a contrast of 7:1, from 0 to 1. */
async function shareOfReadablePixels(page: Page): Promise<number> {
  const { color, lines } = await hideWords(page);
  const isReadable = readableWith(parseColor(color));
  const screenshot = await page.screenshot();
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let readable = 0;
  let all = 0;
  for (const { left, right, top, bottom } of lines) {
    for (let y = Math.round(top); y < Math.round(bottom); y++) {
      for (let x = Math.round(left); x < Math.round(right); x++) {
        if (isReadable(data.readUIntBE((y * info.width + x) * info.channels, 3))) readable++;
        all++;
      }
    }
  }
  return readable / all;
}

/** Hides the words on the picture, and returns their color and where each line was. */
function hideWords(page: Page): Promise<{ color: string; lines: DOMRect[] }> {
  return page.locator("main h1, main h1 + p").evaluateAll((elements) => ({
    color: getComputedStyle(elements[0] as Element).color,
    lines: (elements as HTMLElement[]).flatMap((element) => {
      element.style.visibility = "hidden";
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), (line) => line.toJSON() as DOMRect);
    }),
  }));
}

/** Keeps its results, since a picture has far more pixels than colors. */
function readableWith(text: Color) {
  const known = new Map<number, boolean>();
  return (rgb: number): boolean => {
    const result = known.get(rgb) ?? contrast(text, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]) >= 7;
    known.set(rgb, result);
    return result;
  };
}
