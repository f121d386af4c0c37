import type { Range } from "./budget.ts";
import type { Frame } from "./crop.ts";

type Size = { width: number; smaller: number; budget: number };

export type Shape = Frame & {
  name: string;
  /** The screens that it is for; the first shape whose condition holds is shown. */
  media?: string;
  /** As the owner calls those screens. */
  where: string;
  /** What is offered, in bytes that a slow line can spare; `smaller` where a picture does not fit. */
  sizes: [Size, ...Size[]];
  quality: Range;
  effort: number;
  /** Whether it is also made for browsers without AVIF. */
  inJpeg: boolean;
};

const HERO_HEIGHT = 800;
const boxes = (narrowest: number, widest: number) => ({
  narrowest: narrowest / HERO_HEIGHT,
  widest: widest / HERO_HEIGHT,
});

// The hero's words cover the upper half of the picture on a phone, and from 40 rem on its left
// half. The focus point goes where they leave the picture free.
//
// Above the highest quality the eye sees no difference; below the lowest, skin turns to wax.
// What an effort costs and saves is in docs/performance.md.
const heroShapes: Shape[] = [
  {
    name: "wide",
    media: "(min-width: 62.5rem)",
    where: "a wide screen",
    ratio: 2,
    boxes: boxes(1000, 2560),
    x: { from: 57, ideal: 70, to: 85 },
    y: { from: 25, ideal: 48, to: 75 },
    leastWidth: 1600,
    sizes: [
      { width: 1600, smaller: 1280, budget: 140_000 },
      { width: 2400, smaller: 2000, budget: 240_000 },
    ],
    quality: { ceiling: 50, floor: 30 },
    effort: 1,
    // One serves all screens: the slideshow goes on only where a script runs that few browsers
    // without AVIF can run.
    inJpeg: true,
  },
  {
    name: "middle",
    media: "(min-width: 40rem)",
    where: "a tablet",
    ratio: 5 / 4,
    boxes: boxes(640, 1000),
    x: { from: 55, ideal: 62, to: 85 },
    y: { from: 40, ideal: 55, to: 75 },
    leastWidth: 1000,
    sizes: [{ width: 1400, smaller: 1120, budget: 100_000 }],
    quality: { ceiling: 50, floor: 30 },
    effort: 2,
    inJpeg: false,
  },
  {
    name: "tall",
    where: "a phone",
    ratio: 3 / 5,
    boxes: boxes(320, 640),
    x: { from: 30, ideal: 50, to: 70 },
    y: { from: 54, ideal: 64, to: 80 },
    leastWidth: 640,
    sizes: [{ width: 800, smaller: 640, budget: 50_000 }],
    quality: { ceiling: 43, floor: 30 },
    effort: 3,
    inJpeg: false,
  },
];

const calmer = ({ ceiling, floor }: Range): Range => ({ ceiling: ceiling - 5, floor });

/** The page waits for its first picture, so the build takes its time over it. */
const firstShapes: Shape[] = heroShapes.map((shape) => ({
  ...shape,
  quality: calmer(shape.quality),
  effort: shape.name === "tall" ? 4 : 3,
  inJpeg: true,
}));

const centered = {
  x: { from: 1, ideal: 50, to: 99 },
  y: { from: 1, ideal: 50, to: 99 },
  leastWidth: Number.POSITIVE_INFINITY,
};

const aThirdLess = (size: Size) => ({ ...size, budget: Math.round((size.budget * 2) / 3) });

/** The card covers most of the picture behind Services: it gets less, and its focus no more room. */
const servicesShapes: Shape[] = heroShapes.map((shape) => ({
  ...shape,
  ...centered,
  quality: calmer(shape.quality),
  inJpeg: true,
  sizes: shape.sizes.map(aThirdLess) as Shape["sizes"],
}));

/** What a picture is cut to, by where it is shown. */
export const shapesFor = { first: firstShapes, hero: heroShapes, services: servicesShapes };
export type Place = keyof typeof shapesFor;

/** What messengers show beside a link to the site. */
const shareRatio = 1200 / 630;
export const shareFrame: Frame = {
  ratio: shareRatio,
  boxes: { narrowest: shareRatio, widest: shareRatio },
  ...centered,
};
