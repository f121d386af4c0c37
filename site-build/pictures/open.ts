import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";

/** A phone's photograph of 12 megapixels; none is shown wider than 2400. */
const MOST = 4032;

/** A phone stores a photograph on its side with a note how to turn it: turn it. */
export function openPicture(path: string): Sharp {
  return sharp(readFileSync(path), { failOn: "truncated" }).autoOrient();
}

export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  return (await openPicture(path).metadata()).autoOrient;
}

/** The pixels of a picture: reading a photograph takes longer than cutting it. */
export type Pixels = { width: number; height: number; data: Buffer; open: () => Sharp };

export function readPixels(path: string): Promise<Pixels> {
  return pixelsOf(
    openPicture(path)
      .resize({ width: MOST, height: MOST, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fbf6ec" }),
  );
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelsFrom(data, info.width, info.height);
}

export function pixelsFrom(data: Buffer, width: number, height: number): Pixels {
  return { width, height, data, open: () => sharp(data, { raw: { width, height, channels: 3 } }) };
}
