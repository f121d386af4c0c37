import sharp from "sharp";
import { expect, test } from "vitest";
import { extend } from "./extend.ts";
import { pixelsOf } from "./open.ts";

const size = { width: 200, height: 200 };

/** Wide stripes of two grays, from side to side or from top to bottom. */
function stripes(direction: "across" | "down") {
  const box = direction === "across" ? 'width="200" height="20"' : 'width="20" height="200"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#fff"/><rect ${box} fill="#888"/></pattern><rect width="200" height="200" fill="url(#p)"/></svg>`;
  return pixelsOf(sharp(Buffer.from(svg)).removeAlpha());
}

/** The red of each pixel, from the top left. */
async function redOf(picture: Awaited<ReturnType<typeof stripes>>) {
  const { data, info } = await picture.open().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => data[(y * info.width + x) * info.channels] as number;
}

test.each([
  ["to the left", { left: 100, top: 0 }],
  ["upward", { left: 0, top: 100 }],
])("A picture is extended %s, and stays as it is", async (_, room) => {
  const picture = await stripes("across");
  const extended = await extend(picture, room);
  expect(extended).toMatchObject({ width: 200 + room.left, height: 200 + room.top });
  const [before, after] = [await redOf(picture), await redOf(extended)];
  for (const [x, y] of [
    [0, 0],
    [5, 30],
    [199, 199],
  ] as const) {
    expect(after(x + room.left, y + room.top)).toBe(before(x, y));
  }
});

test("No seam shows where the room begins", async () => {
  const red = await redOf(await extend(await stripes("across"), { left: 100, top: 0 }));
  for (let y = 0; y < size.height; y += 7) {
    expect(Math.abs(red(99, y) - red(100, y)), `in row ${y}`).toBeLessThan(12);
  }
});

test("Far from the picture nothing is left of its details", async () => {
  const red = await redOf(await extend(await stripes("across"), { left: 100, top: 0 }));
  const far = Array.from({ length: 100 }, (_, index) => red(5, 50 + index));
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(20);
});

test("A picture that has room enough is left alone", async () => {
  const picture = await stripes("down");
  expect(await extend(picture, { left: 0, top: 0 })).toBe(picture);
});
