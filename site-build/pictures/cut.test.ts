import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { plainPicture, temporaryFolder } from "../../test/support/sample-content.ts";
import { places } from "../content/picture-schema.ts";
import { type CutFile, type CutShape, cutPicture } from "./cut.ts";
import { type Shape, shapesFor } from "./shapes.ts";

const quickly = shapesFor.first.map((shape) => ({ ...shape, effort: 0 }));
const plainly = quickly.map((shape) => ({ ...shape, ways: [] }));

/** Cuts a picture, and returns its shapes and the paths of the files. */
async function cut(picture: Sharp, { focus = places.middle, shapes = quickly as Shape[] } = {}) {
  const folder = temporaryFolder();
  const path = join(folder, "porch.jpg");
  writeFileSync(path, await picture.jpeg().toBuffer());
  const file = { name: "porch", path, focus };
  const made = await cutPicture(file, { shapes, withShare: true, folder });
  const pathsOf = (format: "avif" | "jpeg") =>
    made.shapes.flatMap((shape) => shape[format].map(({ file }) => join(folder, file)));
  const share = join(folder, made.share ?? "");
  return { made: made.shapes, avif: pathsOf("avif"), jpeg: pathsOf("jpeg"), share, path };
}

/** Red on the left, green in the middle, blue on the right. */
function stripes(width: number, height: number): Sharp {
  const third = Math.round(width / 3);
  const stripe = (background: string, left: number) => ({
    input: { create: { width: third, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return plainPicture(width, height).composite([
    stripe("#ff0000", 0),
    stripe("#00ff00", third),
    stripe("#0000ff", width - third),
  ]);
}

async function mainColor(path: string | Buffer): Promise<string | undefined> {
  const { channels } = await sharp(path).stats();
  const means = channels.map(({ mean }) => mean);
  return ["red", "green", "blue"][means.indexOf(Math.max(...means))];
}

async function sizeOf(path: string): Promise<string> {
  const { width, height, format } = await sharp(path).metadata();
  return `${width} × ${height} ${format}`;
}

const sizesOf = (paths: string[]) => Promise.all(paths.map(sizeOf));

test("A picture gets one shape for phones, one for tablets, and two sizes for wide screens", async () => {
  const { made, avif, jpeg } = await cut(plainPicture(3000, 1500));
  expect(made.map(({ media, avif: files }) => [media, files.length])).toEqual([
    ["(min-width: 62.5rem)", 2],
    ["(min-width: 40rem)", 1],
    [undefined, 1],
  ]);
  expect(await sizesOf(avif)).toEqual([
    "1600 × 800 heif",
    "2400 × 1200 heif",
    "1400 × 1120 heif",
    "800 × 1333 heif",
  ]);
  expect(await sizesOf(jpeg)).toEqual(["1600 × 800 jpeg", "1400 × 1120 jpeg", "800 × 1333 jpeg"]);
});

test("A file's name changes with its content, so browsers may keep it", async () => {
  const red = await cut(stripes(120, 60), { focus: places.left, shapes: plainly });
  const blue = await cut(stripes(120, 60), { focus: places.right, shapes: plainly });
  const phoneNames = [red, blue].map(({ avif }) => basename(avif.at(-1) as string));
  for (const name of phoneNames) expect(name).toMatch(/^porch-tall-36-[0-9a-f]{8}\.avif$/);
  expect(phoneNames[0]).not.toBe(phoneNames[1]);
});

test("A small picture is never enlarged, and almost the same size isn't offered twice", async () => {
  const { avif } = await cut(plainPicture(900, 600), { shapes: plainly });
  expect(await sizesOf(avif)).toEqual(["900 × 450 heif", "750 × 600 heif", "360 × 600 heif"]);
  const larger = await cut(plainPicture(1800, 900), { shapes: plainly.slice(0, 1) });
  expect(await sizesOf(larger.avif)).toEqual(["1600 × 800 heif"]);
});

test("A picture without room for the words is extended", async () => {
  const { made, avif } = await cut(stripes(400, 300), { focus: places["top left"] });
  const [wide, , phone] = made as [CutShape, CutShape, CutShape];
  expect(wide.crop.area.left).toBeLessThan(-100);
  expect(phone.crop.area.top).toBeLessThan(-50);
  const edge = await sharp(avif[0]).extract({ left: 0, top: 0, width: 50, height: 50 }).toBuffer();
  expect(await mainColor(edge)).toBe("red");
});

test("A photograph that a phone stored sideways is turned upright", async () => {
  const { avif, jpeg } = await cut(plainPicture(60, 120).withMetadata({ orientation: 6 }), {
    shapes: plainly,
  });
  const [wide] = avif as [string];
  expect(await sizesOf([wide, ...jpeg.slice(0, 1)])).toEqual(["120 × 60 heif", "120 × 60 jpeg"]);
  expect((await sharp(wide).metadata()).orientation ?? 1).toBe(1);
});

test.each([
  ["gray", () => plainPicture(120, 60).toColorspace("b-w").png()],
  ["of 16 bits", () => plainPicture(120, 60).toColorspace("rgb16").png()],
  ["for print", () => plainPicture(120, 60).toColorspace("cmyk").jpeg()],
  ["transparent", () => plainPicture(120, 60).ensureAlpha(0.5).png()],
])("A picture that is %s is converted so that every screen can show it", async (_, picture) => {
  const { avif, jpeg } = await cut(sharp(await picture().toBuffer()));
  for (const path of [...avif, ...jpeg]) {
    const { space, channels, hasAlpha } = await sharp(path).metadata();
    expect({ space, channels, hasAlpha }, path).toEqual({
      space: "srgb",
      channels: 3,
      hasAlpha: false,
    });
  }
});

test("Published files don't say where or with which camera a photograph was taken", async () => {
  const telling = plainPicture(600, 300)
    .withExif({
      IFD0: { Make: "A telling camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 54/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A telling camera</x:xmpmeta>");
  const { avif, jpeg, share, path: original } = await cut(telling);
  expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("telling camera");
  for (const path of [...avif, ...jpeg, share]) {
    const { exif, xmp } = await sharp(path).metadata();
    expect({ exif, xmp }, path).toEqual({ exif: undefined, xmp: undefined });
    expect(readFileSync(path, "latin1"), path).not.toContain("telling camera");
  }
});

test.each([
  ["left", "red"],
  ["middle", "green"],
  ["right", "blue"],
] as const)("A phone shows the part around the place %s", async (place, color) => {
  const { avif, jpeg } = await cut(stripes(300, 150), { focus: places[place] });
  expect(await mainColor(avif.at(-1) as string)).toBe(color);
  expect(await mainColor(jpeg.at(-1) as string)).toBe(color);
});

test("The picture for messaging apps has the size they ask for, around the place", async () => {
  const { share } = await cut(stripes(3600, 630), { focus: places.right, shapes: [] });
  expect(await sizeOf(share)).toBe("1200 × 630 jpeg");
  expect(await mainColor(share)).toBe("blue");
});

describe("A picture over its shape's budget", () => {
  const noise = () => {
    const gaussian = { type: "gaussian" as const, mean: 128, sigma: 30 };
    return sharp({
      create: { width: 200, height: 200, channels: 3, background: "#000", noise: gaussian },
    });
  };
  const cutWithin = async (budget: number, qualities: number[]) => {
    const shape = plainly[0] as Shape;
    const sizes: Shape["sizes"] = [{ width: 200, smaller: 100, budget }];
    const { made } = await cut(noise(), { shapes: [{ ...shape, ratio: 1, sizes, qualities }] });
    return made[0]?.avif[0] as CutFile;
  };

  test("gets smaller before the quality gets too low", async () => {
    const worst = await cutWithin(Number.POSITIVE_INFINITY, [30]);
    expect(worst.width).toBe(200);
    const fitted = await cutWithin(worst.bytes * 0.9, [50, 30]);
    expect(fitted.width).toBe(100);
    expect(fitted.bytes).toBeLessThanOrEqual(worst.bytes * 0.9);
  });

  test("exceeds it when nothing else helps", async () => {
    const { width, bytes } = await cutWithin(100, [30]);
    expect(width).toBe(100);
    expect(bytes).toBeGreaterThan(100);
  });
});
