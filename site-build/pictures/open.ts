import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { paper } from "../styles.ts";

/**
 * The longer side of a phone's 12-megapixel photograph. Enough for every crop, except
 * of a panorama.
 */
const MAX_SIDE = 4032;

/** Phones store photographs sideways, with a note on how to turn them. This turns them. */
export function openPicture(path: string): Sharp {
  return sharp(readFileSync(path), { failOn: "truncated" }).autoOrient();
}

/** A picture's pixels, kept because reading a photograph takes longer than cutting it. */
export type Pixels = { width: number; height: number; open: () => Sharp };

export async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await openPicture(path)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: paper.light })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}
