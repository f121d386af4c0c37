import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, View } from "./crop.ts";

type Size = { width: number; smaller: number; budget: number };

export type Shape = Frame & {
  name: "wide" | "middle" | "tall";
  /** The screens it's for. Browsers show the first shape whose condition is true. */
  media?: string;
  /** Each width has a budget in bytes. A picture over the budget gets the width `smaller`. */
  sizes: [Size, ...Size[]];
  /** The AVIF qualities to try, best first. */
  qualities: number[];
  effort: number;
  /** Also make a JPEG, for browsers without AVIF. */
  inJpeg: boolean;
};

const tokens = join(import.meta.dirname, "../../src/styles/tokens.css");

const [, height] = /--hero-height: (\d+)px;/.exec(readFileSync(tokens, "utf8")) ?? [];
if (!height) throw new Error("src/styles/tokens.css must have a line like --hero-height: 800px;");
/** The hero's height in CSS pixels, from the style sheet. */
export const heroHeight = Number(height);
/** How much of the hero's bottom the About Us card covers, and how much with the pause button. */
const ABOUT_US = 48;
const PAUSE = 116;
/** How far past the words the veil is more than faint. */
const VEIL_BELOW = 53;
const VEIL_BESIDE = 218;

/** What the hero's words don't cover at some widths. test/look/faces.spec.ts measures it. */
type Free = Record<number, { left: number } | { top: number }>;

const waysFor = (free: Free): View[][] =>
  [PAUSE, ABOUT_US].map((covered) =>
    Object.entries(free).map(([width, part]) => ({
      width: Number(width),
      height: heroHeight,
      free: { left: 0, top: 0, right: Number(width), bottom: heroHeight - covered, ...part },
    })),
  );

const below = (wordsEnd: number) => ({ top: wordsEnd + VEIL_BELOW });
const beside = (wordsEnd: number) => ({ left: wordsEnd + VEIL_BESIDE });

// Above the highest quality nobody sees a difference. Below the lowest, faces lose their detail.
// docs/performance.md says what each effort costs and saves.
const heroShapes: Shape[] = [
  {
    name: "wide",
    media: "(min-width: 62.5rem)",
    ratio: 2,
    ways: waysFor({
      1000: beside(481),
      1280: beside(553),
      1600: beside(754),
      1920: beside(914),
      2560: beside(1064),
    }),
    sizes: [
      { width: 1600, smaller: 1280, budget: 140_000 },
      { width: 2400, smaller: 2000, budget: 240_000 },
    ],
    qualities: [50, 43, 36, 30],
    effort: 1,
    // For all screens: few browsers without AVIF can run the slideshow's script.
    inJpeg: true,
  },
  {
    name: "middle",
    media: "(min-width: 40rem)",
    ratio: 5 / 4,
    ways: waysFor({ 640: below(294), 768: below(307), 999: below(330) }),
    sizes: [{ width: 1400, smaller: 1120, budget: 100_000 }],
    qualities: [50, 43, 36, 30],
    effort: 2,
    inJpeg: false,
  },
  {
    name: "tall",
    ratio: 3 / 5,
    ways: waysFor({ 320: below(269), 390: below(264), 480: below(269), 639: below(285) }),
    sizes: [{ width: 800, smaller: 640, budget: 50_000 }],
    qualities: [43, 38, 34, 30],
    effort: 3,
    inJpeg: false,
  },
];

/** The page waits for its first picture, so the build spends more time on it. */
const firstShapes: Shape[] = heroShapes.map((shape) => ({
  ...shape,
  qualities: lowered(shape.qualities),
  effort: shape.name === "tall" ? 4 : 3,
  inJpeg: true,
}));

/** The card covers most of the picture behind Services, so it needs fewer bytes and no extra room. */
const servicesShapes: Shape[] = heroShapes.map((shape) => ({
  ...shape,
  ways: [],
  qualities: lowered(shape.qualities),
  inJpeg: true,
  sizes: shape.sizes.map((size) => ({
    ...size,
    budget: Math.round((size.budget * 2) / 3),
  })) as Shape["sizes"],
}));

function lowered(qualities: number[]): number[] {
  return qualities.map((quality) => Math.max(quality - 5, 30));
}

/** The shapes of a picture, by where it's shown. */
export const shapesFor = { first: firstShapes, hero: heroShapes, services: servicesShapes };
export type Role = keyof typeof shapesFor;

/** A wide picture is at least twice the hero's height. Safari before 26.4 has no `max()` here. */
export const wideSizes = `(min-width: ${2 * heroHeight}px) 100vw, ${2 * heroHeight}px`;

/** What messaging apps show with a link to the site. */
export const shareFrame: Frame = { ratio: 1200 / 630, ways: [] };
