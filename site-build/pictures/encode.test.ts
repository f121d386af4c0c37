import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeAvif, encodeJpeg } from "./encode.ts";

const noise = () =>
  sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
const pixels = await noise().raw().toBuffer();
const picture = () => sharp(pixels, { raw: { width: 100, height: 100, channels: 3 } });

const qualities = [50, 40, 30];
const avifAt = async (quality: number) =>
  (await encodeAvif(picture, Number.POSITIVE_INFINITY, { qualities: [quality], effort: 0 })).length;
const encode = async (budget: number) =>
  (await encodeAvif(picture, budget, { qualities, effort: 0 })).length;

test("A picture gets the best quality that fits its budget", async () => {
  const [best, middle, worst] = await Promise.all(qualities.map(avifAt));
  expect(await encode(best as number)).toBe(best);
  expect(await encode((best as number) - 1)).toBe(middle);
  expect(await encode((middle as number) - 1)).toBe(worst);
});

test("A picture that never fits gets the lowest quality", async () => {
  expect(await encode(1)).toBe(await avifAt(30));
});

test("Browsers without AVIF get a JPEG within its budget", async () => {
  const best = await encodeJpeg(picture, Number.POSITIVE_INFINITY);
  const smaller = await encodeJpeg(picture, best.length - 1);
  expect(smaller.length).toBeLessThan(best.length);
});
