import { expect, test } from "vitest";
import { cropAround, focusWithin } from "./crop.ts";

const wide = { width: 2400, height: 1200 };
const centre = { x: 50, y: 50 };

test("A crop is the largest of its shape that the picture holds", () => {
  expect(cropAround(centre, 3 / 5, wide)).toEqual({ width: 720, height: 1200, left: 840, top: 0 });
  expect(cropAround(centre, 4, wide)).toEqual({ width: 2400, height: 600, left: 0, top: 300 });
});

test("A picture that has the shape already is kept whole", () => {
  expect(cropAround({ x: 10, y: 90 }, 2, wide)).toEqual({ ...wide, left: 0, top: 0 });
});

test("The focus point is in the middle of the crop where there is room", () => {
  expect(cropAround({ x: 40, y: 50 }, 3 / 5, wide).left).toBe(960 - 360);
  expect(cropAround({ x: 50, y: 60 }, 4, wide).top).toBe(720 - 300);
});

test.each([
  [
    { x: 0, y: 0 },
    { left: 0, top: 0 },
  ],
  [
    { x: 100, y: 100 },
    { left: 2400 - 720, top: 0 },
  ],
])("A crop never reaches beyond the picture's edge, also for %j", (focus, place) => {
  expect(cropAround(focus, 3 / 5, wide)).toMatchObject(place);
});

test("An upright photograph gives a wide crop from its width", () => {
  expect(cropAround({ x: 50, y: 25 }, 2, { width: 1000, height: 1600 })).toEqual({
    width: 1000,
    height: 500,
    left: 0,
    top: 150,
  });
});

test("A crop stays within a picture of odd size", () => {
  const odd = { width: 1001, height: 667 };
  for (const ratio of [3 / 5, 5 / 4, 2]) {
    const { left, top, width, height } = cropAround({ x: 100, y: 100 }, ratio, odd);
    expect(left + width).toBeLessThanOrEqual(odd.width);
    expect(top + height).toBeLessThanOrEqual(odd.height);
  }
});

test("The focus point is found again within a crop", () => {
  const focus = { x: 90, y: 50 };
  const area = cropAround(focus, 3 / 5, wide);
  expect(focusWithin(area, focus, wide)).toEqual({ x: 67, y: 50 });
  expect(focusWithin(cropAround(centre, 3 / 5, wide), centre, wide)).toEqual(centre);
});
