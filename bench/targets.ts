import { type Comparison, ratio } from "./figures.ts";

type Target = {
  what: string;
  applies?: ((comparison: Comparison) => boolean) | undefined;
  value: (comparison: Comparison) => number;
  unit: (value: number) => string;
} & ({ most: number } | { least: number });

export type Verdict = { line: string; isMet: boolean };

const onMobile = ({ device }: Comparison) => device === "mobile";
const times = (value: number) => `×${value.toFixed(2)}`;
const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
const figure = ({ site }: Comparison, name: string) => site[name] ?? Number.NaN;

const hasOwnPictures = ({ pictures }: Comparison) => pictures === "own pictures";

const paint = (name: string, most: number, applies?: Target["applies"]): Target => ({
  what: `${name} against the limit's`,
  applies,
  value: (comparison) => ratio(comparison, name),
  most,
  unit: times,
});

const withoutScript = (page: Comparison["page"], most: number): Target => ({
  what: `Transfer of ${page} on mobile without script`,
  applies: (comparison) =>
    onMobile(comparison) && hasOwnPictures(comparison) && comparison.page === page,
  value: (comparison) =>
    (figure(comparison, "Total transfer") - figure(comparison, "Script")) / 1000,
  most,
  unit: kilobytes,
});

const allScript = (way: string, most: number): Target => ({
  what: `Script in all, ${way}`,
  applies: hasOwnPictures,
  value: (comparison) => figure(comparison, `All script, ${way}`) / 1000,
  most,
  unit: kilobytes,
});

const targets: Target[] = [
  paint("First Contentful Paint", 1.05),
  paint("Largest Contentful Paint", 1.05),
  paint("Speed Index", 1.1, onMobile),
  {
    what: "Total Blocking Time above the limit's",
    value: ({ limit, site }) =>
      (site["Total Blocking Time"] ?? Number.NaN) - (limit["Total Blocking Time"] ?? Number.NaN),
    most: 80,
    unit: (value) => `${Math.round(value)} ms`,
  },
  {
    what: "Cumulative Layout Shift",
    value: (comparison) => figure(comparison, "Cumulative Layout Shift"),
    most: 0,
    unit: String,
  },
  {
    what: "Lowest of Lighthouse's four scores",
    value: (comparison) =>
      Math.min(
        ...["Performance", "Accessibility", "Best practices", "SEO"].map((name) =>
          figure(comparison, name),
        ),
      ),
    least: 100,
    unit: String,
  },
  allScript("Brotli 4", 95),
  allScript("zstd 3", 95),
  allScript("Brotli 11", 80),
  withoutScript("home", 70),
  withoutScript("services", 50),
  {
    what: "HTML with its styles",
    value: (comparison) => figure(comparison, "HTML") / 1000,
    most: 14,
    unit: kilobytes,
  },
  {
    what: "Requests to other hosts",
    value: (comparison) => figure(comparison, "Requests to other hosts"),
    most: 0,
    unit: String,
  },
];

/** A line for every target that was measured, and whether each is met everywhere. */
export function judge(comparisons: Comparison[]): Verdict[] {
  return targets.flatMap((target) => {
    const measured = comparisons.filter(target.applies ?? (() => true));
    if (measured.length === 0) return [];
    const values = measured.map((comparison) => ({ comparison, value: target.value(comparison) }));
    const isMet = values.every(({ value }) =>
      "most" in target ? value <= target.most : value >= target.least,
    );
    const bound =
      "most" in target
        ? `at most ${target.unit(target.most)}`
        : `at least ${target.unit(target.least)}`;
    const found = values.map(
      ({ comparison: { page, device, pictures }, value }) =>
        `${page} ${device}${pictures === "photographs" ? " with photographs" : ""} ${target.unit(value)}`,
    );
    return [verdict(isMet, `${target.what}, ${bound} (${found.join(", ")})`)];
  });
}

export const verdict = (isMet: boolean, finding: string): Verdict => ({
  line: `${isMet ? "met:    " : "NOT MET:"} ${finding}`,
  isMet,
});
