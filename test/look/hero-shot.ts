import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hero } from "../support/page.ts";

/** The rows and columns of the hero where another picture makes no difference. */
export function unchangedLines([one, other]: Awaited<ReturnType<typeof heroShot>>[]) {
  if (!one || !other) throw new Error("Two screenshots are needed");
  const { width, height, channels } = one.info;
  const rows = new Set(Array(height).keys());
  const columns = new Set(Array(width).keys());
  for (let at = 0; at < one.data.length; at++) {
    if (one.data[at] === other.data[at]) continue;
    const pixel = Math.floor(at / channels);
    rows.delete(Math.floor(pixel / width));
    columns.delete(pixel % width);
  }
  return { rows: [...rows], columns: [...columns] };
}

/** A JPEG is faster, but only a PNG has exact colors. */
export async function heroShot(page: Page, type: "png" | "jpeg" = "png") {
  const screenshot = await hero(page).screenshot({ type });
  return sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
}

export type Magenta = { top: number; width: number; height: number; count: number };

/** The box around the bright magenta in a screenshot, and how many pixels have that color. */
export function magentaIn({ data, info }: Awaited<ReturnType<typeof heroShot>>): Magenta {
  let [left, top, right, bottom, count] = [info.width, info.height, 0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] as number) - (data[at + 1] as number) <= 205) continue;
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    count++;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { top, width: right - left, height: bottom - top, count };
}
