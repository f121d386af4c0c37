import type { Page } from "../src/pages.ts";

export type Figures = Record<string, number>;
export type Visit = {
  page: Page;
  device: "mobile" | "desktop";
  pictures: "own pictures" | "photographs";
};
type Comparison = Visit & { baseline: Figures; site: Figures };

export const nameOf = ({ page, device, pictures }: Visit) => `${page.name}, ${device}, ${pictures}`;

/** Each figure's median over the runs. With an even number, the lower of the middle two. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const middle = Math.ceil(runs.length / 2) - 1;
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b);
      return [name, values[middle] ?? Number.NaN];
    }),
  );
}

/** In Markdown, for docs/performance.md. */
export function table(comparisons: Comparison[]): string {
  const names = Object.keys(comparisons[0]?.site ?? {});
  const rows = [
    ["baseline → site", ...names],
    ["---", ...names.map(() => "---")],
    ...comparisons.map((each) => [nameOf(each), ...names.map((name) => sideBySide(each, name))]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function sideBySide({ baseline, site }: Comparison, name: string): string {
  const [before = Number.NaN, after = Number.NaN] = [baseline[name], site[name]];
  if (before === after) return after.toLocaleString("en");
  const hasRatio = before > 0 && /, (ms|KB)$/.test(name);
  const ratio = hasRatio ? ` ×${(after / before).toFixed(2)}` : "";
  return `${before.toLocaleString("en")} → ${after.toLocaleString("en")}${ratio}`;
}
