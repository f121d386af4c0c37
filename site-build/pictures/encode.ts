import sharp, { type Sharp } from "sharp";

// One thread for each file is faster than several, and a cache wouldn't help.
sharp.concurrency(1);
sharp.cache(false);

/** Best first. */
export type Qualities = [number, ...number[]];

/** Uses the first quality that fits the budget, or else the last. */
async function encodeWithin(
  budget: number,
  qualities: Qualities,
  encode: (quality: number) => Promise<Buffer>,
) {
  const [best, ...others] = qualities;
  let data = await encode(best);
  for (const quality of others) {
    if (data.length <= budget) break;
    data = await encode(quality);
  }
  return data;
}

type Settings = { qualities: Qualities; effort: number };

export function encodeAvif(picture: () => Sharp, budget: number, { qualities, effort }: Settings) {
  return encodeWithin(budget, qualities, (quality) =>
    picture().avif({ quality, effort, chromaSubsampling: "4:2:0" }).toBuffer(),
  );
}

export function encodeJpeg(picture: () => Sharp, budget: number) {
  return encodeWithin(budget, [72, 65, 58, 50], (quality) =>
    picture().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}
