import type { Frame } from "./crop.ts";

export type Shape = Frame & {
  name: string;
  /** The screens that it is for; the first shape whose condition holds is shown. */
  media?: string;
  widths: number[];
  avif: { quality: number; effort: number };
};

const HERO_HEIGHT = 800;
const boxes = (narrowest: number, widest: number) => ({
  narrowest: narrowest / HERO_HEIGHT,
  widest: widest / HERO_HEIGHT,
});

// The hero's words cover the upper half of the picture on a phone, and from 40 rem on its left
// half. The focus point goes where they leave the picture free.

/**
 * Effort 2 takes a tenth of the default's time for 3% more bytes; effort 1 halves the time again for
 * 5%, which only a wide screen's line can spare.
 */
export const heroShapes: Shape[] = [
  {
    name: "wide",
    media: "(min-width: 62.5rem)",
    ratio: 2,
    boxes: boxes(1000, 2560),
    x: { from: 57, ideal: 70, to: 85 },
    y: { from: 25, ideal: 48, to: 75 },
    leastWidth: 1600,
    widths: [1600, 2400],
    avif: { quality: 50, effort: 1 },
  },
  {
    name: "middle",
    media: "(min-width: 40rem)",
    ratio: 5 / 4,
    boxes: boxes(640, 1000),
    x: { from: 55, ideal: 62, to: 85 },
    y: { from: 40, ideal: 55, to: 75 },
    leastWidth: 1000,
    widths: [1400],
    avif: { quality: 50, effort: 2 },
  },
  {
    name: "tall",
    ratio: 3 / 5,
    boxes: boxes(320, 640),
    x: { from: 30, ideal: 50, to: 70 },
    y: { from: 54, ideal: 64, to: 80 },
    leastWidth: 640,
    widths: [800],
    avif: { quality: 45, effort: 2 },
  },
];

const centered = {
  x: { from: 1, ideal: 50, to: 99 },
  y: { from: 1, ideal: 50, to: 99 },
  leastWidth: Number.POSITIVE_INFINITY,
};

/** The card covers most of the picture behind Services, so its focus is kept in the middle. */
export const servicesShapes: Shape[] = heroShapes.map((shape) => ({ ...shape, ...centered }));

/** What messengers show beside a link to the site. */
const shareRatio = 1200 / 630;
export const shareFrame: Frame = {
  ratio: shareRatio,
  boxes: { narrowest: shareRatio, widest: shareRatio },
  ...centered,
};
