import { describe, expect, test } from "vitest";
import { cropAround, type FocusPoint, type Frame, positionOf } from "./crop.ts";
import { shapesFor } from "./shapes.ts";

const drawing = { width: 2400, height: 1200 };
const photograph = { width: 4032, height: 3024 };
const upright = { width: 3024, height: 4032 };

/** Asks for the middle, and is content with any place. */
const anywhere = (ratio: number): Frame => ({
  ratio,
  boxes: { narrowest: ratio, widest: ratio },
  x: { from: 1, ideal: 50, to: 99 },
  y: { from: 1, ideal: 50, to: 99 },
  leastWidth: 0,
});
const center = { x: 50, y: 50 };

/** Where a browser shows a picture's point in a box, in percent of the box. */
function shownAt(focus: FocusPoint, frame: Frame, picture: typeof drawing, box: number) {
  const area = cropAround(focus, frame, picture);
  const position = positionOf(area, focus, frame, picture);
  const width = Math.min(area.width, area.height * box);
  const height = Math.min(area.height, area.width / box);
  const left = area.left + ((area.width - width) * position.x) / 100;
  const top = area.top + ((area.height - height) * position.y) / 100;
  return {
    x: (((focus.x / 100) * picture.width - left) / width) * 100,
    y: (((focus.y / 100) * picture.height - top) / height) * 100,
  };
}

test("A crop is the largest of its shape that the picture holds", () => {
  expect(cropAround(center, anywhere(3 / 5), drawing)).toEqual({
    width: 720,
    height: 1200,
    left: 840,
    top: 0,
  });
  expect(cropAround(center, anywhere(4), drawing)).toEqual({
    width: 2400,
    height: 600,
    left: 0,
    top: 300,
  });
});

test("A picture that has the shape already is kept whole", () => {
  const whole = { ...drawing, left: 0, top: 0 };
  expect(cropAround({ x: 10, y: 90 }, anywhere(2), drawing)).toEqual(whole);
});

test("A crop never reaches beyond the edge of a picture, also of odd size", () => {
  const odd = { width: 1001, height: 667 };
  for (const frame of [...shapesFor.hero, ...shapesFor.services]) {
    for (const x of [0, 33, 100]) {
      for (const y of [0, 33, 100]) {
        const { left, top, width, height } = cropAround({ x, y }, frame, odd);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(odd.width);
        expect(top + height).toBeLessThanOrEqual(odd.height);
      }
    }
  }
});

test("A crop is tighter for a focus point that would lie too far to the right", () => {
  const frame = { ...anywhere(2), x: { from: 1, ideal: 60, to: 80 } };
  expect(cropAround({ x: 86, y: 50 }, frame, drawing)).toEqual({
    width: 1680,
    height: 840,
    left: 720,
    top: 180,
  });
});

test("In the narrowest and the widest box the focus point is at its ideal place", () => {
  const x = { from: 1, ideal: 60, to: 99 };
  const y = { from: 1, ideal: 55, to: 99 };
  const frame = { ...anywhere(2), x, y, boxes: { narrowest: 1, widest: 4 } };
  expect(shownAt(center, frame, drawing, 1).x).toBeCloseTo(60);
  expect(shownAt(center, frame, drawing, 4).y).toBeCloseTo(55);
});

test("A crop that its boxes show whole stays where it is", () => {
  const area = { ...drawing, left: 0, top: 0 };
  expect(positionOf(area, { x: 30, y: 70 }, anywhere(2), drawing)).toEqual({ x: 30, y: 70 });
});

describe.each(shapesFor.hero.map((shape) => [shape.name, shape] as const))(
  "The %s shape",
  (_, shape) => {
    const { narrowest, widest } = shape.boxes;

    test.each([center, { x: 40, y: 40 }, { x: 70, y: 30 }, { x: 60, y: 65 }])(
      "shows a face at %j of a photograph where the words leave it free",
      (face) => {
        for (const picture of [photograph, upright]) {
          for (const box of [narrowest, (narrowest + shape.ratio) / 2, shape.ratio, widest]) {
            const { x, y } = shownAt(face, shape, picture, box);
            expect.soft(x, `x in a box of ${box}`).toBeGreaterThan(shape.x.from - 1);
            expect.soft(x, `x in a box of ${box}`).toBeLessThan(shape.x.to + 1);
            expect.soft(y, `y in a box of ${box}`).toBeGreaterThan(shape.y.from - 1);
            expect.soft(y, `y in a box of ${box}`).toBeLessThan(shape.y.to + 1);
          }
        }
      },
    );

    test("keeps half of what it could show, also for a face in the corner", () => {
      const largest = cropAround(center, { ...anywhere(shape.ratio) }, photograph);
      for (const x of [0, 100]) {
        const { width } = cropAround({ x, y: 0 }, shape, photograph);
        expect(width).toBeGreaterThanOrEqual(Math.floor(largest.width / 2));
      }
    });

    test("has no fewer pixels than it needs, where the picture has them", () => {
      const small = { width: shape.leastWidth, height: shape.leastWidth / shape.ratio };
      expect(cropAround({ x: 20, y: 20 }, shape, small)).toMatchObject({
        left: 0,
        top: 0,
        ...small,
      });
    });
  },
);

test("The picture behind Services is never cut tighter for its focus", () => {
  const tall = shapesFor.services.find(({ name }) => name === "tall") as Frame;
  expect(cropAround({ x: 10, y: 10 }, tall, drawing)).toMatchObject({ width: 720, height: 1200 });
});
