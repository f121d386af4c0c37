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

test("Each target is told with what it was measured on; one place that misses it is enough", () => {
  const services: Comparison = { ...homeOnMobile(), page: "services" };
  const desktop: Comparison = {
    ...homeOnMobile({ HTML: 14_100 }),
    device: "desktop",
    pictures: "photographs",
  };
  const everywhere = (value: string) =>
    `(home mobile ${value}, services mobile ${value}, home desktop with photographs ${value})`;
  const onPhones = (value: string) => `(home mobile ${value}, services mobile ${value})`;
  expect(judge([homeOnMobile(), services, desktop]).map(({ line }) => line)).toEqual([
    `met:     First Contentful Paint against the limit's, at most ×1.05 ${everywhere("×1.00")}`,
    `met:     Largest Contentful Paint against the limit's, at most ×1.05 ${everywhere("×1.00")}`,
    `met:     Speed Index against the limit's, at most ×1.10 ${onPhones("×1.00")}`,
    `met:     Total Blocking Time above the limit's, at most 80 ms ${everywhere("0 ms")}`,
    `met:     Cumulative Layout Shift, at most 0 ${everywhere("0")}`,
    `met:     Lowest of Lighthouse's four scores, at least 100 ${everywhere("100")}`,
    `met:     Script in all, Brotli 4, at most 95.0 KB ${onPhones("94.0 KB")}`,
    `met:     Script in all, zstd 3, at most 95.0 KB ${onPhones("94.0 KB")}`,
    `met:     Script in all, Brotli 11, at most 80.0 KB ${onPhones("79.0 KB")}`,
    "met:     Transfer of home on mobile without script, at most 70.0 KB (home mobile 64.0 KB)",
    "NOT MET: Transfer of services on mobile without script, at most 50.0 KB (services mobile 64.0 KB)",
    "NOT MET: HTML with its styles, at most 14.0 KB (home mobile 6.0 KB, services mobile 6.0 KB, home desktop with photographs 14.1 KB)",
    `met:     Requests to other hosts, at most 0 ${everywhere("0")}`,
  ]);
});

test("Nothing is told of a page that was not measured", () => {
  expect(judge([homeOnMobile()]).filter(({ line }) => line.includes("services"))).toEqual([]);
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
  expect(table([homeOnMobile({ "Speed Index": 770 })])).toBe(
    `
| limit → site               | home, mobile, own pictures |
| -------------------------- | -------------------------- |
| First Contentful Paint     | 700 ms → 700 ms ×1.00      |
| Largest Contentful Paint   | 1,300 ms → 1,300 ms ×1.00  |
| Speed Index                | 700 ms → 770 ms ×1.10      |
| Total Blocking Time        | 20 ms → 20 ms ×1.00        |
| Cumulative Layout Shift    | 0.000 → 0.000 ×1.00        |
| HTML                       | 6.0 KB → 6.0 KB ×1.00      |
| CSS                        | 0.0 KB → 0.0 KB ×1.00      |
| Fonts                      | 26.0 KB → 26.0 KB ×1.00    |
| Images                     | 32.0 KB → 32.0 KB ×1.00    |
| Script                     | 0.0 KB → 73.0 KB           |
| Total transfer             | 64.0 KB → 137.0 KB ×2.14   |
| Requests                   | 5 → 8 ×1.60                |
| Lighthouse: Performance    | 100                        |
| Lighthouse: Accessibility  | 100                        |
| Lighthouse: Best practices | 100                        |
| Lighthouse: SEO            | 100                        |
`.trim(),
  );
});
