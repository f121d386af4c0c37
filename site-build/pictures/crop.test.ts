import { describe, expect, test } from "vitest";
import { heroHeight } from "../../test/fixtures/specification.ts";
import { places } from "../content/picture-schema.ts";
import { type Crop, cropFor } from "./crop.ts";
import { type Shape, shapesFor } from "./shapes.ts";

/** Where the words end on screens of some widths, measured in a browser. */
const screens = [
  { width: 320, shape: "tall", wordsEnd: { right: 320, bottom: 269 } },
  { width: 390, shape: "tall", wordsEnd: { right: 390, bottom: 260 } },
  { width: 430, shape: "tall", wordsEnd: { right: 430, bottom: 264 } },
  { width: 820, shape: "middle", wordsEnd: { right: 427, bottom: 312 } },
  { width: 1024, shape: "wide", wordsEnd: { right: 487, bottom: 460 } },
  { width: 1440, shape: "wide", wordsEnd: { right: 650, bottom: 496 } },
  { width: 2560, shape: "wide", wordsEnd: { right: 1064, bottom: 503 } },
] as const;
/** From here on the veil is faint: a tenth as strong as behind the words. */
const veil = { right: 218, bottom: 53 };
const aboutUs = heroHeight - 48;

const ratios = { "4:3": 4 / 3, "3:2": 3 / 2, "16:9": 16 / 9, "upright 3:4": 3 / 4 };
const photographs = Object.entries(ratios).flatMap(([name, ratio]) =>
  [1600, 4032].map(
    (width) => [`${name}, ${width} px wide`, { width, height: width / ratio }] as const,
  ),
);

type Size = { width: number; height: number };

/** Where a browser shows a head, a fifth of the picture's height, with `object-fit: cover`. */
function headOn(screen: number, { area, position }: Crop, picture: Size, place: Crop["position"]) {
  const scale = Math.max(screen / area.width, heroHeight / area.height);
  const cut = {
    x: (scale * area.width - screen) * position.x,
    y: (scale * area.height - heroHeight) * position.y,
  };
  const x = scale * (place.x * picture.width - area.left) - cut.x;
  const y = scale * (place.y * picture.height - area.top) - cut.y;
  const radius = (scale * picture.height) / 10;
  return {
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
    size: 2 * radius,
  };
}

const shapeOf = (name: Shape["name"]) => shapesFor.hero.find((each) => each.name === name) as Shape;

describe.each(photographs)("In a photograph of %s", (_, picture) => {
  test.each(Object.entries(places))(
    "a head at the place %s is whole and uncovered on every screen",
    (_, place) => {
      for (const shape of shapesFor.hero) {
        const crop = cropFor(picture, place, shape);
        for (const { width, wordsEnd } of screens.filter((each) => each.shape === shape.name)) {
          const head = headOn(width, crop, picture, place);
          const isFree =
            head.left >= wordsEnd.right + veil.right - 1 ||
            head.top >= wordsEnd.bottom + veil.bottom - 1;
          expect.soft(isFree, `beside or below the words at ${width} px`).toBe(true);
          expect.soft(head.left, `at ${width} px`).toBeGreaterThanOrEqual(0);
          expect.soft(head.right, `at ${width} px`).toBeLessThanOrEqual(width);
          expect.soft(head.top, `at ${width} px`).toBeGreaterThanOrEqual(0);
          expect.soft(head.bottom, `at ${width} px`).toBeLessThanOrEqual(aboutUs);
          expect.soft(head.size, `at ${width} px`).toBeLessThanOrEqual(heroHeight * 0.4 + 1);
        }
      }
    },
  );
});

const drawing = { width: 2400, height: 1200 };

test("A picture with room for the words is shown whole", () => {
  const { area } = cropFor(drawing, places.right, shapeOf("wide"));
  expect(area).toEqual({ left: 0, top: 0, ...drawing });
});

test("A picture is extended only as far as its head needs", () => {
  const phone = shapeOf("tall");
  const invented = (y: number) => {
    const { area } = cropFor(drawing, { x: 0.5, y }, phone);
    return Math.max(0, -area.top) / area.height;
  };
  expect(invented(0.8)).toBeCloseTo(0);
  expect(invented(0.5)).toBeLessThan(invented(0.4));
  expect(invented(0.4)).toBeLessThan(invented(0.2));
});

test("A crop never goes past the right or bottom edge of a picture, even at odd sizes", () => {
  const odd = { width: 1001, height: 667 };
  for (const shape of [...shapesFor.hero, ...shapesFor.services]) {
    for (const place of Object.values(places)) {
      const { left, top, width, height } = cropFor(odd, place, shape).area;
      expect(left + width).toBeLessThanOrEqual(odd.width + 0.001);
      expect(top + height).toBeLessThanOrEqual(odd.height + 0.001);
    }
  }
});

test("A picture of any shape keeps its head uncovered", () => {
  for (const ratio of [0.4, 4]) {
    const picture = { width: 1000 * ratio, height: 1000 };
    for (const place of Object.values(places)) {
      for (const shape of shapesFor.hero) {
        const narrow = shape.ways[0]?.[0]?.width as number;
        const head = headOn(narrow, cropFor(picture, place, shape), picture, place);
        expect(head.size, `${shape.name} of ${ratio}`).toBeLessThanOrEqual(heroHeight * 0.4);
        expect(head.bottom, `${shape.name} of ${ratio}`).toBeLessThanOrEqual(aboutUs);
      }
    }
  }
});

test("Behind Services, the crop is as large as possible around the place", () => {
  const leftOf = (place: Crop["position"]) => {
    const { area } = cropFor(drawing, place, { ratio: 3 / 5, ways: [] });
    expect(area).toMatchObject({ top: 0, width: 720, height: 1200 });
    return area.left;
  };
  expect([places.left, places.middle, places.right].map(leftOf)).toEqual([120, 840, 1560]);
});

test("A box of another shape also shows the place", () => {
  const { position } = cropFor(drawing, places["bottom right"], { ratio: 4, ways: [] });
  expect(position.x).toBeCloseTo(0.8);
  expect(position.y).toBeCloseTo(0.6);
});
