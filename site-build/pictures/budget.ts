export type Range = { ceiling: number; floor: number };
type Attempt = { quality: number; data: Buffer };

/** How much a step of quality changes the logarithm of the bytes, until two results tell. */
const USUAL_STEP = 0.04;

/**
 * The highest quality within the range whose result fits the budget; if even the lowest does not
 * fit, its result. Is content with one that leaves less than a twentieth of the budget.
 */
export async function fitBudget(
  budget: number,
  { ceiling, floor }: Range,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Attempt> {
  let best: Attempt | undefined;
  let tooHigh = ceiling + 1;
  let last: Attempt | undefined;
  let quality = ceiling;
  while (true) {
    const data = await encode(quality);
    if (data.length <= budget) best = { quality, data };
    else tooHigh = quality;
    const lowest = best ? best.quality + 1 : floor;
    if (best && (best.data.length > budget * 0.95 || lowest >= tooHigh)) return best;
    if (tooHigh <= floor) return { quality, data };

    const guess = quality - Math.log(data.length / budget) / stepBetween(last, { quality, data });
    last = { quality, data };
    quality = Math.min(Math.max(Math.floor(guess), lowest), tooHigh - 1);
  }
}

function stepBetween(one: Attempt | undefined, other: Attempt): number {
  if (!one) return USUAL_STEP;
  const step = Math.log(one.data.length / other.data.length) / (one.quality - other.quality);
  return Math.max(step, USUAL_STEP / 4);
}
