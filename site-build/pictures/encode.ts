import sharp, { type Sharp } from "sharp";
import { fitBudget, type Range } from "./budget.ts";

// A build stays under 1 GB: one thread for each file, which is also faster than several threads,
// and nothing kept that is not asked for again.
sharp.concurrency(1);
sharp.cache(false);

type Settings = { quality: Range; effort: number };

/** An AVIF within a budget, as good as it can be. */
export function encodeAvif(picture: () => Sharp, budget: number, settings: Settings) {
  const { quality, effort } = settings;
  return fitBudget(budget, quality, (at) =>
    picture().avif({ quality: at, effort, chromaSubsampling: "4:2:0" }).toBuffer(),
  );
}

export function encodeJpeg(picture: () => Sharp, budget: number) {
  return fitBudget(budget, { ceiling: 72, floor: 50 }, (quality) =>
    picture().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}
