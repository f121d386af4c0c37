import { expect, test, vi } from "vitest";
import { fitBudget } from "./budget.ts";

const range = { ceiling: 50, floor: 30 };

/** A picture that takes so many bytes at quality 50, and less by a share with each step below. */
const picture = (bytes: number, step: number) =>
  vi.fn(async (quality: number) => Buffer.alloc(Math.round(bytes * (1 - step) ** (50 - quality))));

test.each([900, 1000])(
  "A calm picture gets the highest quality, at the first try",
  async (bytes) => {
    const encode = picture(bytes, 0.04);
    expect((await fitBudget(1000, range, encode)).quality).toBe(50);
    expect(encode).toHaveBeenCalledTimes(1);
  },
);

test.each([0.02, 0.03, 0.04, 0.06, 0.09])(
  "A busy picture gets the highest quality that fits, or nearly, in few tries (%d a step)",
  async (step) => {
    for (const bytes of [1001, 1100, 1300, 1400]) {
      const encode = picture(bytes, step);
      const { quality, data } = await fitBudget(1000, range, encode);
      expect(data.length).toBeLessThanOrEqual(1000);
      const better = await encode(quality + 1);
      expect(better.length > 1000 || data.length > 950).toBe(true);
      expect(encode.mock.calls.length - 1).toBeLessThanOrEqual(5);
    }
  },
);

test("A picture that nearly fills its budget is good enough", async () => {
  const encode = picture(1100, 0.02);
  await fitBudget(1000, range, encode);
  expect(encode.mock.calls.flat()).toEqual([50, 47, 45]);
});

test("A picture that hardly grows is never tried above the highest quality", async () => {
  const bytes: Record<number, number> = { 50: 1400, 41: 500, 47: 940, 48: 945, 49: 946 };
  const encode = vi.fn(async (quality: number) => Buffer.alloc(bytes[quality] as number));
  expect((await fitBudget(1000, range, encode)).quality).toBe(49);
  expect(encode.mock.calls.flat()).toEqual([50, 41, 47, 48, 49]);
});

test("A picture that never fits gets the lowest quality", async () => {
  const { quality, data } = await fitBudget(1000, range, picture(9000, 0.04));
  expect(quality).toBe(30);
  expect(data.length).toBeGreaterThan(1000);
});

test("No quality is tried twice", async () => {
  for (const bytes of [1200, 1900, 2600]) {
    const encode = picture(bytes, 0.035);
    await fitBudget(1000, range, encode);
    const tried = encode.mock.calls.map(([quality]) => quality);
    expect(new Set(tried).size).toBe(tried.length);
  }
});
