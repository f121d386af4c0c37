import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { WIDEST } from "./art-direction.ts";

/** A picture's pixels, kept because reading a photograph takes longer than cutting it. */
export type Pixels = { width: number; height: number; open: () => Sharp };

/** Throws an error if a file can't be read to its end. */
export async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(readFileSync(path), { failOn: "truncated" })
    // Phones store photographs sideways, with a note on how to turn them.
    .autoOrient()
    // The shorter side of a panorama or a tall strip is enough for every crop, too.
    .resize({ width: WIDEST, height: WIDEST, fit: "outside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}
