import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../site-build/sample-content.ts";
import { chart } from "./chart.ts";
import type { Comparison, Figures } from "./figures.ts";
import { replaceBetween } from "./publish.ts";

const figures = (first: number, largest: number): Figures => ({
  "First Contentful Paint": first,
  "Largest Contentful Paint": largest,
});
const home: Comparison = {
  page: "home",
  device: "mobile",
  pictures: "own pictures",
  limit: figures(700, 1200),
  site: figures(710, 1210),
};

test("The figures go between their two marks, and all else in the file stays", () => {
  const file = join(temporaryFolder(), "README.md");
  writeFileSync(file, "Before\n<!-- bench: written by it -->\nold\n<!-- /bench -->\nAfter\n");
  replaceBetween(file, ["A table", "A $1 note"]);
  const text =
    "Before\n<!-- bench: written by it -->\n\nA table\n\nA $1 note\n\n<!-- /bench -->\nAfter\n";
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("A file without the marks is not touched", () => {
  const file = join(temporaryFolder(), "README.md");
  writeFileSync(file, "No marks\n");
  expect(() => replaceBetween(file, ["A table"])).toThrow("has no place");
  expect(readFileSync(file, "utf8")).toBe("No marks\n");
});

test("The chart shows the home page on a phone beside its limit and the others", () => {
  const photographs: Comparison = { ...home, pictures: "photographs", site: figures(720, 1300) };
  const desktop: Comparison = { ...home, device: "desktop", site: figures(190, 360) };
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
