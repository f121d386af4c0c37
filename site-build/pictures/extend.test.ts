import sharp from "sharp";
import { expect, test } from "vitest";
import { extend } from "./extend.ts";
import { type Pixels, pixelsOf } from "./open.ts";

const SIZE = 200;
const ROOM = 100;

const draw = (drawing: string) =>
  pixelsOf(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="#fff"/>${drawing}</svg>`,
      ),
    ),
  );

const shelves =
  '<path d="M0 20H200M0 60H200M0 100H200M0 140H200M0 180H200" stroke="#888" stroke-width="20"/>';
const head = '<circle cx="50" cy="100" r="20"/>';
const shade =
  '<linearGradient id="g"><stop/><stop offset="0.1" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>';

/** The red of each pixel, from the top left. */
const redOf =
  ({ data, width }: Pixels) =>
  (x: number, y: number) =>
    data[(y * width + x) * 3] as number;

test.each([
  ["to the left", { left: ROOM, top: 0 }],
  ["upward", { left: 0, top: ROOM }],
])("A picture is extended %s and isn't changed itself", async (_, room) => {
  const picture = await draw(shelves + head);
  const extended = await extend(picture, room);
  expect(extended).toMatchObject({ width: SIZE + room.left, height: SIZE + room.top });
  const [before, after] = [redOf(picture), redOf(extended)];
  for (const [x, y] of [
    [0, 0],
    [5, 30],
    [50, 100],
    [SIZE - 1, SIZE - 1],
  ] as const) {
    expect(after(x + room.left, y + room.top)).toBe(before(x, y));
  }
});

test("No seam shows where the added room starts", async () => {
  for (const drawing of [shelves, shade]) {
    const red = redOf(await extend(await draw(drawing), { left: ROOM, top: 0 }));
    for (let y = 0; y < SIZE; y += 7) {
      expect(Math.abs(red(ROOM - 1, y) - red(ROOM, y)), `in row ${y}`).toBeLessThan(20);
    }
  }
});

test("Far from the picture, its details are gone", async () => {
  const red = redOf(await extend(await draw(shelves), { left: ROOM, top: 0 }));
  const far = Array.from({ length: 100 }, (_, index) => red(5, 50 + index));
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(20);
});

test("A head near the edge isn't shown twice", async () => {
  const red = redOf(await extend(await draw(head), { left: ROOM, top: 0 }));
  for (let x = 0; x < ROOM; x++) expect(red(x, 100), `at ${x}`).toBeGreaterThan(250);
});
