import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chart } from "./chart.ts";
import type { Comparison } from "./figures.ts";
import type { Versions } from "./measure.ts";
import { align, kilobytes, sideBySide, table } from "./table.ts";

type About = { runs: number; versions: Versions; date: string };

/** Writes the figures where people read them, so that they cannot go stale. */
export function publish(
  comparisons: Comparison[],
  notes: string[],
  about: About,
  folder = ".",
): void {
  const { lighthouse, chromium } = about.versions;
  const source = `${about.date}, Lighthouse ${lighthouse}, Chromium ${chromium}, medians of ${about.runs}`;
  const file = (name: string) => join(folder, name);
  writeFileSync(
    file("docs/paints.svg"),
    chart(comparisons, `${source}; the others: Lighthouse 13`),
  );
  replaceBetween(file("README.md"), [`Measured ${source}:`, summary(comparisons)]);
  const tables = Object.values(Object.groupBy(comparisons, ({ pictures }) => pictures)).map(table);
  replaceBetween(file("docs/performance.md"), [
    `Measured ${source}; limit → site:`,
    ...tables,
    notes.map((note) => `- ${note}`).join("\n"),
  ]);
}

function summary(comparisons: Comparison[]): string {
  const columns = comparisons.filter(({ device }) => device === "mobile");
  const row = (name: string) => [name, ...columns.map((each) => sideBySide(each, name))];
  const bytes = (name: string, value: (site: Comparison["site"]) => number) => [
    name,
    ...columns.map(({ site }) => kilobytes(value(site))),
  ];
  const figure = (site: Comparison["site"], name: string) => site[name] ?? Number.NaN;
  return align([
    ["limit → site, on a phone", ...columns.map(({ page, pictures }) => `${page}, ${pictures}`)],
    row("First Contentful Paint"),
    row("Largest Contentful Paint"),
    row("Total Blocking Time"),
    row("Cumulative Layout Shift"),
    bytes(
      "Transfer, without script",
      (site) => figure(site, "Total transfer") - figure(site, "Script"),
    ),
    bytes("Script, after the first paint", (site) => figure(site, "Script")),
  ]);
}

/** Between the two comments that mark the place of the bench's figures in a file. */
export function replaceBetween(file: string, parts: string[]): void {
  const text = readFileSync(file, "utf8");
  const marked = /(<!-- bench: [^>]*-->\n).*(<!-- \/bench -->)/s;
  if (!marked.test(text)) throw new Error(`${file} has no place for the bench's figures`);
  writeFileSync(
    file,
    text.replace(marked, (_, start, end) => `${start}\n${parts.join("\n\n")}\n\n${end}`),
  );
}
