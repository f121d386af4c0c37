import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Comparison, nameOf } from "./figures.ts";

/** The figures in the README. */
const summary = [
  "First Contentful Paint, ms",
  "Largest Contentful Paint, ms",
  "Total Blocking Time, ms",
  "Cumulative Layout Shift",
  "All without script, KB",
  "Our script, KB",
  "React's file, KB",
];

/** Writes the figures for phones into README.md, and all figures into the docs. */
export function publish(comparisons: Comparison[], source: string, folder = "."): void {
  const onPhones = comparisons.filter(({ device }) => device === "mobile");
  const byPictures = Object.values(Object.groupBy(comparisons, ({ pictures }) => pictures));
  replaceFigures(join(folder, "README.md"), [source, table(onPhones, summary)]);
  replaceFigures(join(folder, "docs/performance.md"), [
    source,
    ...byPictures.map((group) => table(group)),
  ]);
}

/** A Markdown table of the limit, the site and their ratios. It also lines up in a terminal. */
export function table(comparisons: Comparison[], names = namesIn(comparisons)): string {
  const lines = [
    ["limit → site", ...comparisons.map(nameOf)],
    ...names.map((name) => [name, ...comparisons.map((each) => sideBySide(each, name))]),
  ];
  const widths = ["", ...comparisons].map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  const pad = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
  return lines
    .toSpliced(1, 0, rule)
    .map((cells) => `| ${cells.map(pad).join(" | ")} |`)
    .join("\n");
}

const namesIn = (comparisons: Comparison[]) => Object.keys(comparisons[0]?.site ?? {});

function sideBySide(comparison: Comparison, name: string): string {
  const [limit = Number.NaN, site = Number.NaN] = [comparison.limit[name], comparison.site[name]];
  const ratio = limit > 0 ? ` ×${(site / limit).toFixed(2)}` : "";
  return `${limit.toLocaleString("en")} → ${site.toLocaleString("en")}${ratio}`;
}

/** The figures are between two comments. */
function replaceFigures(file: string, parts: string[]): void {
  const figures = /(<!-- bench: [^>]*-->\n).*(<!-- \/bench -->)/s;
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(figures, (_, start, end) => `${start}\n${parts.join("\n\n")}\n\n${end}`),
  );
}
