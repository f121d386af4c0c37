import type { Page } from "../src/pages.ts";

export type Figures = Record<string, number>;
export type Place = {
  page: Page;
  device: "mobile" | "desktop";
  pictures: "own pictures" | "photographs";
};
export type Comparison = Place & { limit: Figures; site: Figures };

export const nameOf = ({ page, device, pictures }: Place) => `${page.name}, ${device}, ${pictures}`;

/** Each figure's median over the runs. With an even number, the better of the middle two. */
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
