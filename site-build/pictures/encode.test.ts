import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeAvif, encodeJpeg } from "./encode.ts";

const size = { width: 100, height: 100, channels: 3 } as const;
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const pixels = await sharp({ create: { ...size, background: "#000", noise } })
  .raw()
  .toBuffer();
const picture = () => sharp(pixels, { raw: size });

test("A picture gets the best quality that fits its budget, or the lowest", async () => {
  const qualities = [50, 40, 30];
  const encode = async (budget: number, qualities: number[]) =>
    (await encodeAvif(picture, budget, { qualities, effort: 0 })).length;
  const [best, middle, worst] = (await Promise.all(
    qualities.map((quality) => encode(Number.POSITIVE_INFINITY, [quality])),
  )) as [number, number, number];
  expect(await encode(best, qualities)).toBe(best);
  expect(await encode(best - 1, qualities)).toBe(middle);
  expect(await encode(1, qualities)).toBe(worst);
});

test("Browsers without AVIF get a JPEG within its budget", async () => {
  const best = await encodeJpeg(picture, Number.POSITIVE_INFINITY);
  const smaller = await encodeJpeg(picture, best.length - 1);
  expect(smaller.length).toBeLessThan(best.length);
});
