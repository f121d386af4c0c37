import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../src/pages.ts";
import { temporaryFolder } from "../test/support/sample-content.ts";
import type { Comparison } from "./figures.ts";
import { publish, table } from "./publish.ts";

const phone: Comparison = {
  page: pages[0],
  device: "mobile",
  pictures: "own pictures",
  limit: { "Largest Contentful Paint, ms": 1200, "Our script, KB": 0 },
  site: { "Largest Contentful Paint, ms": 1260, "Our script, KB": 24.3 },
};
const desktop: Comparison = { ...phone, device: "desktop", pictures: "photographs" };

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
  publish([phone, desktop], "Measured today:", "- Missed: $1", folder);

  const [readme, performance] = files.map((file) => {
    const [before, figures, after] = partsOf(join(folder, file));
    expect([before, after]).toEqual([partsOf(file)[0], partsOf(file)[2]]);
    return figures;
  });
  expect(readme).toMatch(/^\n\nMeasured today:\n\n\| limit → site .*\|\n\n$/s);
  expect(readme).toContain("1,200 → 1,260 ×1.05");
  expect(readme).not.toContain("photographs");
  const tables = [table([phone]), table([desktop])];
  expect(performance).toBe(`\n\nMeasured today:\n\n${tables.join("\n\n")}\n\n- Missed: $1\n\n`);
});

const partsOf = (file: string) => readFileSync(file, "utf8").split(/<!-- \/?bench.*-->/);
