import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../src/pages.ts";
import { temporaryFolder } from "../test/support/sample-content.ts";
import { type Comparison, medians } from "./figures.ts";
import { publish, table } from "./publish.ts";

const phone: Comparison = {
  page: pages[0],
  device: "mobile",
  pictures: "own pictures",
  limit: { "Largest Contentful Paint, ms": 1200, "Our script, KB": 0 },
  site: { "Largest Contentful Paint, ms": 1260, "Our script, KB": 24.3 },
};

test("Each figure is the median of its runs", () => {
  const runs = [
    { paint: 700, bytes: 5 },
    { paint: 9000, bytes: 3 },
    { paint: 800, bytes: 4 },
  ];
  expect(medians(runs)).toEqual({ paint: 800, bytes: 4 });
});

test("A table shows the limit, the site and their ratio, and lines up", () => {
  expect(table([phone])).toBe(
    `
| limit → site                 | home, mobile, own pictures |
| ---------------------------- | -------------------------- |
| Largest Contentful Paint, ms | 1,200 → 1,260 ×1.05        |
| Our script, KB               | 0 → 24.3                   |
`.trim(),
  );
});

test("New figures replace only the old figures between the marks", () => {
  const folder = temporaryFolder();
  const files = ["README.md", "docs/performance.md"];
  for (const file of files) cpSync(file, join(folder, file));
  publish([phone], "Measured today: $1", folder);
  for (const file of files) {
    const [before, , after] = partsOf(file);
    expect(partsOf(join(folder, file))).toEqual([
      before,
      expect.stringMatching(/^\n\nMeasured today: \$1\n\n\| limit → site .*\|\n\n$/s),
      after,
    ]);
  }
});

const partsOf = (file: string) => readFileSync(file, "utf8").split(/<!-- \/?bench.*-->/);
