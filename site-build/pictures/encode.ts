import sharp, { type Sharp } from "sharp";
import { fitBudget, type Range } from "./budget.ts";
import { queue } from "./queue.ts";

// A build stays under 1 GB: one thread for each file and two files at once, which is also faster
// than the other way around, and nothing kept that is not asked for again.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = queue(2);

const FAST = 2;
/** What a slow encoding saves over a fast one of the same quality, nearly always. */
const SLOW_SAVES = 0.09;

type Settings = { quality: Range; effort: number };

/** An AVIF within a budget, as good as it can be; a slow one is first sought fast. */
export async function encodeAvif(picture: () => Sharp, budget: number, settings: Settings) {
  const { quality, effort } = settings;
  const encode = (at: number, withEffort: number) =>
    picture().avif({ quality: at, effort: withEffort, chromaSubsampling: "4:2:0" }).toBuffer();
  if (effort <= FAST) return fitBudget(budget, quality, (at) => encode(at, effort));
  const draft = await fitBudget(budget * (1 + SLOW_SAVES), quality, (at) => encode(at, FAST));
  return fitBudget(budget, { ...quality, ceiling: draft.quality }, (at) => encode(at, effort));
}

export function encodeJpeg(picture: () => Sharp, budget: number) {
  return fitBudget(budget, { ceiling: 72, floor: 50 }, (quality) =>
    inTurn(() => picture().jpeg({ quality, mozjpeg: true }).toBuffer()),
  );
}
