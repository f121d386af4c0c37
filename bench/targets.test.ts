import { expect, test } from "vitest";
import type { Comparison, Figures } from "./figures.ts";
import { table } from "./table.ts";
import { judge } from "./targets.ts";

const limit: Figures = {
  "First Contentful Paint": 700,
  "Largest Contentful Paint": 1300,
  "Speed Index": 700,
  "Total Blocking Time": 20,
  "Cumulative Layout Shift": 0,
  HTML: 6000,
  CSS: 0,
  Fonts: 26_000,
  Images: 32_000,
  Script: 0,
  "Total transfer": 64_000,
  Requests: 5,
  "Requests to other hosts": 0,
  Performance: 100,
  Accessibility: 100,
  "Best practices": 100,
  SEO: 100,
};
const script = {
  Script: 73_000,
  "All script, Brotli 4": 94_000,
  "All script, zstd 3": 94_000,
  "All script, Brotli 11": 79_000,
  "Total transfer": 137_000,
  Requests: 8,
};

const homeOnMobile = (changes: Figures = {}): Comparison => ({
  page: "home",
  device: "mobile",
  pictures: "own pictures",
  limit,
  site: { ...limit, ...script, ...changes },
});
const missed = (changes: Figures) =>
  judge([homeOnMobile(changes)])
    .filter(({ isMet }) => !isMet)
    .map(({ line }) => line);

test("A site at its limit meets every target that was measured", () => {
  const verdicts = judge([homeOnMobile()]);
  expect(verdicts.every(({ isMet }) => isMet)).toBe(true);
  expect(verdicts.some(({ line }) => line.includes("services"))).toBe(false);
});

test("A target that is missed says by how much", () => {
  expect(missed({ "Largest Contentful Paint": 1378 })).toEqual([
    "NOT MET: Largest Contentful Paint against the limit's, at most ×1.05 (home mobile ×1.06)",
  ]);
  expect(missed({ "All script, zstd 3": 95_100 })).toEqual([
    "NOT MET: Script in all, zstd 3, at most 95.0 KB (home mobile 95.1 KB)",
  ]);
  expect(missed({ "Total Blocking Time": 101 })).toEqual([
    "NOT MET: Total Blocking Time above the limit's, at most 80 ms (home mobile 81 ms)",
  ]);
  expect(missed({ SEO: 92 })).toEqual([
    "NOT MET: Lowest of Lighthouse's four scores, at least 100 (home mobile 92)",
  ]);
  expect(missed({ "Total transfer": 144_000 })).toEqual([
    "NOT MET: Transfer of home on mobile without script, at most 70.0 KB (home mobile 71.0 KB)",
  ]);
});

test("A figure that Lighthouse did not give meets no target", () => {
  expect(missed({ "Cumulative Layout Shift": Number.NaN })).toHaveLength(1);
});

test("The table lines up and shows the limit, the site and their ratio", () => {
  const lines = table([homeOnMobile({ "Speed Index": 770 })]).split("\n");
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines.join("\n")).toContain("| 700 ms → 770 ms ×1.10");
  expect(lines.join("\n")).toContain("| 0.0 KB → 73.0 KB  ");
});
