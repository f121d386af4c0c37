import sharp, { type Sharp } from "sharp";
import type { Variant } from "./art-direction.ts";

// One thread for each file is faster than several, and a cache wouldn't help.
sharp.concurrency(1);
sharp.cache(false);

/** Uses the first quality that fits the budget, or else the last. */
async function encodeWithin(
  budget: number,
  qualities: number[],
  encode: (quality: number) => Promise<Buffer>,
) {
  let data: Buffer = Buffer.of();
  for (const quality of qualities) {
    data = await encode(quality);
    if (data.length <= budget) break;
  }
  return data;
}

export function encodeAvif(picture: () => Sharp, budget: number, { qualities, effort }: Variant) {
  return encodeWithin(budget, qualities, (quality) =>
    picture().avif({ quality, effort, chromaSubsampling: "4:2:0" }).toBuffer(),
  );
}

export function encodeJpeg(picture: () => Sharp, budget: number) {
  return encodeWithin(budget, [72, 65, 58, 50], (quality) =>
    picture().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}
