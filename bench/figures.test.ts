import { expect, test } from "vitest";
import { median, medians, ratio } from "./figures.ts";

test("The median is the middle value, or the mean of the two in the middle", () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([10, 9])).toBe(9.5);
});

test("Every figure gets its own median over the runs", () => {
  const runs = [
    { paint: 700, bytes: 5 },
    { paint: 900, bytes: 3 },
    { paint: 800, bytes: 4 },
  ];
  expect(medians(runs)).toEqual({ paint: 800, bytes: 4 });
});

test("Nothing against nothing is as good as the limit; something against nothing has no ratio", () => {
  const place = { page: "home", device: "mobile", pictures: "own pictures" } as const;
  const compare = (limit: number, site: number) =>
    ratio({ ...place, limit: { shift: limit }, site: { shift: site } }, "shift");
  expect(compare(0, 0)).toBe(1);
  expect(compare(800, 880)).toBeCloseTo(1.1);
  expect(compare(0, 5)).toBe(Number.POSITIVE_INFINITY);
});
