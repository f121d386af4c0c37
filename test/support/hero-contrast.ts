import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Color, contrast, parseColor } from "../accessibility/colors.ts";

type HeroWords = { color: string; lines: DOMRect[] };

/** Takes the hero's words away, and remembers where they stood. */
export function hideWords(page: Page): Promise<HeroWords> {
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

/** How many of the pixels behind the hero's words leave these a contrast of 7:1, from 0 to 1. */
export async function shareOfReadablePixels(page: Page, words: HeroWords): Promise<number> {
  const { color, lines } = words;
  const left = Math.floor(Math.min(...lines.map(({ x }) => x)));
  const top = Math.floor(Math.min(...lines.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const screenshot = await page.screenshot({ clip });

  const isReadable = readableBy(parseColor(color));
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let readable = 0;
  let all = 0;
  for (const line of lines) {
    const [fromX, toX] = [line.x - left, line.x - left + line.width].map(Math.round) as Span;
    const [fromY, toY] = [line.y - top, line.y - top + line.height].map(Math.round) as Span;
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) {
        if (isReadable(data.readUIntBE((y * info.width + x) * info.channels, 3))) readable++;
        all++;
      }
    }
  }
  return readable / all;
}

type Span = [from: number, to: number];

/** Remembers what it has found out: a picture has far more pixels than colors. */
function readableBy(text: Color) {
  const known = new Map<number, boolean>();
  return (rgb: number): boolean => {
    const answer = known.get(rgb) ?? contrast(text, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]) >= 7;
    known.set(rgb, answer);
    return answer;
  };
}
