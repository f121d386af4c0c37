import { mediaQuery } from "../styles.ts";
import type { Ratios } from "./crop.ts";

type Size = { width: number; budget: number };

/** What a picture is cut to for one kind of screen. */
export type Variant = {
  name: "laptop" | "tablet" | "phone";
  /** The screens it's for. Browsers show the first variant whose condition is true. */
  media?: string;
  ratios: Ratios;
  /** Each width has a budget in bytes, for AVIF. */
  sizes: [Size, ...Size[]];
  /** The AVIF qualities to try, best first. */
  qualities: number[];
  /** More takes time and saves bytes (docs/performance.md). Phones get the most. */
  effort: number;
};

/** Above the highest, nobody sees a difference. Below the lowest, faces lose their detail. */
const qualities = [50, 43, 38, 34, 30];

/** The widest crop. No side of a crop is longer. */
export const WIDEST = 2200;

export const variants: Variant[] = [
  {
    name: "laptop",
    media: mediaQuery("from-laptop"),
    ratios: [1.2, 2],
    sizes: [
      { width: 1600, budget: 150_000 },
      { width: WIDEST, budget: 240_000 },
    ],
    qualities,
    effort: 1,
  },
  {
    name: "tablet",
    media: mediaQuery("from-tablet"),
    ratios: [1, 1.25],
    sizes: [{ width: 1300, budget: 100_000 }],
    qualities,
    effort: 2,
  },
  {
    name: "phone",
    ratios: [0.7, 0.7],
    sizes: [{ width: 760, budget: 50_000 }],
    qualities: qualities.slice(1),
    effort: 3,
  },
];

/** A page waits for its first picture, so it gets fewer bytes, and the build more time. */
export const firstVariants = variants.map((variant) => ({
  ...variant,
  qualities: variant.qualities.slice(1),
  effort: variant.effort + 1,
}));

/** What messaging apps show with a link to the site. */
export const shareSize = { width: 1200, height: 630 };
