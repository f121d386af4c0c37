import { type Comparison, ratio } from "./figures.ts";

export const milliseconds = (value: number) => `${Math.round(value).toLocaleString("en")} ms`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const count = (value: number) => String(value);

const compared: Record<string, (value: number) => string> = {
  "First Contentful Paint": milliseconds,
  "Largest Contentful Paint": milliseconds,
  "Speed Index": milliseconds,
  "Total Blocking Time": milliseconds,
  "Cumulative Layout Shift": (value) => value.toFixed(3),
  HTML: kilobytes,
  CSS: kilobytes,
  Fonts: kilobytes,
  Images: kilobytes,
  Script: kilobytes,
  "Total transfer": kilobytes,
  Requests: count,
};
const scores = ["Performance", "Accessibility", "Best practices", "SEO"];

/** A Markdown table that can be read as it is: the limit's figure, the site's, and their ratio. */
export function table(comparisons: Comparison[]): string {
  const heading = comparisons.map(
    ({ page, device, pictures }) => `${page}, ${device}, ${pictures}`,
  );
  const comparedRows = Object.keys(compared).map((name) => [
    name,
    ...comparisons.map((comparison) => sideBySide(comparison, name)),
  ]);
  const scoreRows = scores.map((name) => [
    `Lighthouse: ${name}`,
    ...comparisons.map(({ site }) => count(site[name] ?? 0)),
  ]);
  return align([["limit → site", ...heading], ...comparedRows, ...scoreRows]);
}

export function sideBySide(comparison: Comparison, name: string): string {
  const { limit, site } = comparison;
  const format = compared[name] ?? String;
  const times = ratio(comparison, name);
  const shown = Number.isFinite(times) ? ` ×${times.toFixed(2)}` : "";
  return `${format(limit[name] ?? 0)} → ${format(site[name] ?? 0)}${shown}`;
}

export function align([heading = [], ...rows]: string[][]): string {
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [heading, rule, ...rows].map(line).join("\n");
}
