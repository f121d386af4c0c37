import type { Ratios } from "./crop.ts";

type Size = { width: number; budget: number };

/** What a picture is cut to for some screens. */
export type Variant = {
  name: string;
  /** Of the screens it's for. Browsers show the first variant that fits. */
  breakpoint?: string;
  ratios: Ratios;
  /** Each width has a budget in bytes, for AVIF. */
  sizes: [Size, ...Size[]];
  /** The AVIF qualities to try, best first. */
  qualities: number[];
  /** More takes time and saves bytes (docs/performance.md). Phones get the most. */
  effort: number;
};

/** Above 50, nobody sees a difference. Below 30, faces lose their detail. */
const qualitiesFrom = (best: number) => [50, 43, 38, 34, 30].filter((quality) => quality <= best);

/** The widest crop. No side of a crop is longer. */
export const WIDEST = 2200;

/** By what a picture is for, which its field in a schema says. */
export const variants = {
  background: [
    {
      name: "wide",
      breakpoint: "from-laptop",
      ratios: [1.2, 2],
      sizes: [
        { width: 1600, budget: 150_000 },
        { width: WIDEST, budget: 240_000 },
      ],
      qualities: qualitiesFrom(50),
      effort: 1,
    },
    {
      name: "tablet",
      breakpoint: "from-tablet",
      ratios: [1, 1.25],
      sizes: [{ width: 1300, budget: 100_000 }],
      qualities: qualitiesFrom(50),
      effort: 2,
    },
    {
      name: "phone",
      ratios: [0.7, 0.7],
      sizes: [{ width: 760, budget: 50_000 }],
      qualities: qualitiesFrom(43),
      effort: 3,
    },
  ],
} satisfies Record<string, Variant[]>;

export type PictureKind = keyof typeof variants;

/** A page waits for its first picture, so it gets fewer bytes and more build time. */
export function forFirst(variant: Variant): Variant {
  // Starts at 43, or 38 for phones.
  const [, ...others] = variant.qualities;
  const qualities = others.length > 0 ? others : variant.qualities;
  return { ...variant, qualities, effort: variant.effort + 1 };
}

/** What messaging apps show with a link to the site. */
export const shareSize = { width: 1200, height: 630 };
