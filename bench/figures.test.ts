import { expect, test } from "vitest";
import { pages } from "../src/pages.ts";
import { medians, ratio } from "./figures.ts";

test("Each figure is the median of its runs", () => {
  const runs = [
    { paint: 700, bytes: 5 },
    { paint: 9000, bytes: 3 },
    { paint: 800, bytes: 4 },
  ];
  expect(medians(runs)).toEqual({ paint: 800, bytes: 4 });
  expect(medians(runs.slice(1))).toEqual({ paint: 4900, bytes: 3.5 });
});

test("Two zeros have the ratio 1; anything else divided by zero has none", () => {
  const place = { page: pages[0], device: "mobile", pictures: "own pictures" } as const;
  const against = (limit: number, site: number) =>
    ratio({ ...place, limit: { shift: limit }, site: { shift: site } }, "shift");
  expect(against(0, 0)).toBe(1);
  expect(against(800, 880)).toBeCloseTo(1.1);
  expect(against(0, 5)).toBe(Number.POSITIVE_INFINITY);
});
