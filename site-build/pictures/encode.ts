import sharp, { type Sharp } from "sharp";
import type { Variant } from "./art-direction.ts";

// One thread for each file is faster than several, and a cache wouldn't help.
sharp.concurrency(1);
sharp.cache(false);

/** In the first quality that fits the budget, or else the last. */
export async function encodeAvif(
  picture: () => Sharp,
  budget: number,
  { qualities, effort }: Variant,
): Promise<Buffer> {
  let data: Buffer = Buffer.of();
  for (const quality of qualities) {
    data = await picture().avif({ quality, effort, chromaSubsampling: "4:2:0" }).toBuffer();
    if (data.length <= budget) break;
  }
  return data;
}

/** In one quality, because only old browsers and messaging apps use it. */
export function encodeJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 65, mozjpeg: true }).toBuffer();
}
