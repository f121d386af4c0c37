import { placeAlong } from "./place-along.ts";

type Size = { width: number; height: number };
/** A point in a picture or a crop, as fractions of its width and height. */
export type Point = { x: number; y: number };
/** A part of a picture. Where the picture is extended, it starts left of the picture or above it. */
export type Area = Size & { left: number; top: number };

/** A box on a screen that a crop fills, and the part of it that isn't covered, in CSS pixels. */
export type View = Size & { free: { left: number; top: number; right: number; bottom: number } };

/** What a picture is cropped for. */
export type Frame = {
  /** Width divided by height. */
  ratio: number;
  /** Each list is a way to keep a head uncovered in every box. The first way that works is used. */
  ways: View[][];
};

export type Crop = { area: Area; position: Point };

/** Half the size of a head, which is about a fifth of a photograph's height. */
const HEAD = 0.1;
/** The owner chooses one of nine places, so a head can be this far from the chosen place. */
const MISS = 0.04;
/** The most of a screen's height that a head may fill. */
const LARGEST_HEAD = 0.4;
/** The cost of cutting off some of a picture's height, compared with inventing some. */
const COST_OF_ZOOM = 0.7;

/** The crop that shows the most, invents the least, and keeps a head at the focus uncovered. */
export function cropFor(picture: Size, focus: Point, { ratio, ways }: Frame): Crop {
  for (const views of ways) {
    const crops = widthsFor(picture, ratio).flatMap(
      (width) => cropOf({ width, height: width / ratio }, picture, focus, views) ?? [],
    );
    const [best] = crops.toSorted((a, b) => a.cost - b.cost);
    if (best) return best;
  }
  return plainCrop(picture, focus, ratio);
}

/** The widths to try: the whole picture's, and many more down to a tenth of the largest. */
function widthsFor({ width, height }: Size, ratio: number): number[] {
  const whole = [width, height * ratio];
  const largest = Math.max(...whole);
  return [...whole, ...Array.from({ length: 150 }, (_, step) => largest * 0.985 ** step)];
}

function cropOf(size: Size, picture: Size, focus: Point, views: View[]) {
  const scales = views.map((view) => Math.max(view.width / size.width, view.height / size.height));
  const isHuge = views.some(
    ({ height }, index) =>
      (scales[index] as number) * picture.height * HEAD * 2 > height * LARGEST_HEAD,
  );
  if (isHuge) return;
  const sideOf = (
    side: "width" | "height",
    at: number,
    from: "left" | "top",
    to: "right" | "bottom",
  ) =>
    placeAlong({
      whole: picture[side],
      length: size[side],
      focus: at * picture[side],
      reach: (HEAD + MISS) * picture.height,
      boxes: views.map(({ [side]: box, free }, index) => ({
        box,
        scale: scales[index] as number,
        from: free[from],
        to: free[to],
      })),
    });
  const x = sideOf("width", focus.x, "left", "right");
  const y = sideOf("height", focus.y, "top", "bottom");
  if (!x || !y) return;
  const invented = 1 - (1 - x.invented / size.width) * (1 - y.invented / size.height);
  return {
    area: { left: x.start, top: y.start, ...size },
    position: { x: x.position, y: y.position },
    cost: invented + COST_OF_ZOOM * Math.abs(1 - size.height / picture.height),
  };
}

/** The largest crop, with the focus as close to its middle as possible. */
function plainCrop(picture: Size, focus: Point, ratio: number): Crop {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  const start = (at: number, whole: number, length: number) =>
    Math.min(Math.max(at * whole - length / 2, 0), whole - length);
  const left = start(focus.x, picture.width, width);
  const top = start(focus.y, picture.height, height);
  const position = {
    x: (focus.x * picture.width - left) / width,
    y: (focus.y * picture.height - top) / height,
  };
  return { area: { left, top, width, height }, position };
}
