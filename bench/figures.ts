import type { Page } from "../src/pages.ts";

export type Figures = Record<string, number>;
export type Place = {
  page: Page;
  device: "mobile" | "desktop";
  pictures: "own pictures" | "photographs";
};
export type Comparison = Place & { limit: Figures; site: Figures };

export const nameOf = ({ page, device, pictures }: Place) => `${page.name}, ${device}, ${pictures}`;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Each figure's median over the runs. */
export function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/** The site's figure divided by the limit's. Two zeros have the ratio 1. */
export function ratio({ limit, site }: Comparison, name: string): number {
  const [ours = Number.NaN, theirs = Number.NaN] = [site[name], limit[name]];
  return ours === theirs ? 1 : ours / theirs;
}
