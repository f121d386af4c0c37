import { expect, test } from "vitest";
import { home } from "../src/pages.ts";
import { medians, table } from "./figures.ts";

test("The median is the run in the middle, or the lower of two", () => {
  const runs = [30, 10, 20, 40].map((paint) => ({ paint }));
  expect(medians(runs.slice(0, 3))).toEqual({ paint: 20 });
  expect(medians(runs)).toEqual({ paint: 20 });
});

test("The table has one row for each visit, with the ratio of times and bytes", () => {
  const figures = { "First paint, ms": 1000, "Lowest score": 99, "Script, KB": 0 };
  const site = { ...figures, "First paint, ms": 1100, "Lowest score": 100, "Script, KB": 25 };
  const visit = { page: home, device: "mobile", pictures: "photographs" } as const;
  expect(table([{ ...visit, baseline: figures, site }])).toBe(`\
| baseline → site | First paint, ms | Lowest score | Script, KB |
| --- | --- | --- | --- |
| home, mobile, photographs | 1,000 → 1,100 ×1.10 | 99 → 100 | 0 → 25 |`);
});
