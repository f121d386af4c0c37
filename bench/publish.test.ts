import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { chart } from "./chart.ts";
import type { Comparison, Figures } from "./figures.ts";
import { publish, replaceBetween } from "./publish.ts";
import { table } from "./table.ts";

const figures = (first: number, largest: number): Figures => ({
  "First Contentful Paint": first,
  "Largest Contentful Paint": largest,
  "Total Blocking Time": 40,
  "Cumulative Layout Shift": 0,
  Script: 73_000,
  "Total transfer": 137_000,
});
const home: Comparison = {
  page: "home",
  device: "mobile",
  pictures: "own pictures",
  limit: figures(700, 1200),
  site: figures(710, 1210),
};

const marked = (text: string) =>
  `Before\n<!-- bench: written by it -->\n${text}<!-- /bench -->\nAfter\n`;
const photographs: Comparison = { ...home, pictures: "photographs", site: figures(720, 1300) };
const desktop: Comparison = { ...home, device: "desktop", site: figures(190, 360) };

test("The figures go between their two marks, a phone's into README.md and all with the notes into docs/performance.md", () => {
  const folder = temporaryFolder();
  const [readme, performance] = ["README.md", "docs/performance.md"].map((name) =>
    join(folder, name),
  ) as [string, string];
  mkdirSync(join(folder, "docs"));
  writeFileSync(readme, marked("old\n"));
  writeFileSync(performance, marked("old\n"));
  const versions = { lighthouse: "13.5", chromium: "150" };
  publish(
    [home, desktop, photographs],
    ["A $1 note", "Another"],
    { runs: 5, versions, date: "2026-11-15" },
    folder,
  );

  const source = "2026-11-15, Lighthouse 13.5, Chromium 150, medians of 5";
  expect(readFileSync(readme, "utf8")).toBe(
    marked(`
Measured ${source}:

| limit → site, on a phone      | home, own pictures        | home, photographs         |
| ----------------------------- | ------------------------- | ------------------------- |
| First Contentful Paint        | 700 ms → 710 ms ×1.01     | 700 ms → 720 ms ×1.03     |
| Largest Contentful Paint      | 1,200 ms → 1,210 ms ×1.01 | 1,200 ms → 1,300 ms ×1.08 |
| Total Blocking Time           | 40 ms → 40 ms ×1.00       | 40 ms → 40 ms ×1.00       |
| Cumulative Layout Shift       | 0.000 → 0.000 ×1.00       | 0.000 → 0.000 ×1.00       |
| Transfer, without script      | 64.0 KB                   | 64.0 KB                   |
| Script, after the first paint | 73.0 KB                   | 73.0 KB                   |

`),
  );
  expect(readFileSync(performance, "utf8")).toBe(
    marked(`
Measured ${source}; limit → site:

${table([home, desktop])}

${table([photographs])}

- A $1 note
- Another

`),
  );
  expect(readFileSync(join(folder, "docs/paints.svg"), "utf8")).toBe(
    chart([home, desktop, photographs], `${source}; the others: Lighthouse 13`),
  );
});

test("A file without the marks is not touched", () => {
  const file = join(temporaryFolder(), "README.md");
  writeFileSync(file, "No marks\n");
  expect(() => replaceBetween(file, ["A table"])).toThrow("has no place");
  expect(readFileSync(file, "utf8")).toBe("No marks\n");
});

test("The chart shows the home page on a phone beside its limit and the others", () => {
  const svg = chart([home, desktop, photographs], "Measured today");
  for (const shown of ["700 ms", "1,210 ms", "1,300 ms", "AstroWind", "3,532 ms", "Measured today"])
    expect(svg).toContain(shown);
  expect(svg).not.toContain("360 ms");
});

test("README.md and docs/performance.md have a place for the figures", () => {
  for (const file of ["README.md", "docs/performance.md"]) {
    expect(readFileSync(file, "utf8")).toMatch(/<!-- bench: [^>]*-->\n.*<!-- \/bench -->/s);
  }
});
