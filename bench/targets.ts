import { type Comparison, ratio } from "./figures.ts";

type Target = {
  what: string;
  applies?: (comparison: Comparison) => boolean;
  value: (comparison: Comparison) => number;
  unit: (value: number) => string;
} & ({ most: number } | { least: number });

const onMobile = ({ device }: Comparison) => device === "mobile";
const times = (value: number) => `×${value.toFixed(2)}`;
const kilobytes = (value: number) => `${value.toFixed(1)} KB`;
const figure = ({ site }: Comparison, name: string) => site[name] ?? Number.NaN;

const paints: Target[] = ["First Contentful Paint", "Largest Contentful Paint", "Speed Index"].map(
  (name) => ({
    what: `${name} on mobile against the limit's`,
    applies: onMobile,
    value: (comparison) => ratio(comparison, name),
    most: 1.1,
    unit: times,
  }),
);

const withoutScript = (page: Comparison["page"], most: number): Target => ({
  what: `Transfer of ${page} on mobile without script`,
  applies: (comparison) => onMobile(comparison) && comparison.page === page,
  value: (comparison) =>
    (figure(comparison, "Total transfer") - figure(comparison, "Script")) / 1000,
  most,
  unit: kilobytes,
});

const targets: Target[] = [
  ...paints,
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
  {
    what: "Script in all",
    value: (comparison) => figure(comparison, "All script") / 1000,
    most: 75,
    unit: kilobytes,
  },
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
export function judge(comparisons: Comparison[]): { line: string; isMet: boolean }[] {
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
      ({ comparison: { page, device }, value }) => `${page} ${device} ${target.unit(value)}`,
    );
    const verdict = isMet ? "met:    " : "NOT MET:";
    return [{ line: `${verdict} ${target.what}, ${bound} (${found.join(", ")})`, isMet }];
  });
}
