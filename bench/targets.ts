import { type Comparison, nameOf } from "./figures.ts";
import { shown } from "./publish.ts";

type Bound = { isMet: (value: number) => boolean; words: string };

const most = (bound: number): Bound => ({
  isMet: (value) => value <= bound,
  words: `at most ${shown(bound)}`,
});
const least = (bound: number): Bound => ({
  isMet: (value) => value >= bound,
  words: `at least ${shown(bound)}`,
});

/** The target for each of the site's figures at a place. */
function targetsFor({ page, device, pictures, limit }: Comparison): Record<string, Bound> {
  const isHome = page.path === "/";
  const hasBudget = device === "mobile" && pictures === "own pictures";
  const ofLimit = (name: string) => limit[name] ?? Number.NaN;
  // Half a percent is noise: ×1.00 in the table is as good as the limit.
  const paint = (name: string) => most(ofLimit(name) * ((isHome ? 1 : 1.05) + 0.005));
  return {
    "First Contentful Paint, ms": paint("First Contentful Paint, ms"),
    "Largest Contentful Paint, ms": paint("Largest Contentful Paint, ms"),
    "Total Blocking Time, ms": most(ofLimit("Total Blocking Time, ms") + 80),
    "Cumulative Layout Shift": most(0),
    ...(hasBudget && { "All without script, KB": most(isHome ? 70 : 50) }),
    "Our script, KB": most(28),
    Performance: least(100),
    Accessibility: least(100),
    "Best practices": least(100),
    SEO: least(100),
  };
}

/** A line for every missed target. A figure that wasn't measured misses its target. */
export function missedTargets(comparisons: Comparison[]): string[] {
  return comparisons.flatMap((comparison) =>
    Object.entries(targetsFor(comparison)).flatMap(([name, { isMet, words }]) => {
      const value = comparison.site[name] ?? Number.NaN;
      return isMet(value) ? [] : [`${nameOf(comparison)}: ${name}: ${shown(value)}, ${words}`];
    }),
  );
}
