import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { plainPicture, temporaryFolder } from "../../test/support/sample-content.ts";
import { type CutFile, type CutShape, cutPicture, cutSharePicture } from "./cut.ts";
import { type Shape, shapesFor } from "./shapes.ts";

async function pictureFile(picture: Sharp, focus = { x: 50, y: 50 }) {
  const folder = temporaryFolder();
  const path = join(folder, "porch.jpg");
  writeFileSync(path, await picture.jpeg().toBuffer());
  return { file: { name: "porch", path, focus }, folder };
}

const quickly = shapesFor.first.map((shape) => ({ ...shape, effort: 0 }));

/** Cuts a picture; the paths of what was cut, AVIFs first, and of each shape. */
async function cut(picture: Sharp, { focus = { x: 50, y: 50 }, shapes = quickly as Shape[] } = {}) {
  const { file, folder } = await pictureFile(picture, focus);
  const made = await cutPicture(file, shapes, folder);
  const pathsOf = (format: "avif" | "jpeg") =>
    made.flatMap((shape) => shape[format].map(({ file }) => join(folder, file)));
  return { made, avif: pathsOf("avif"), jpeg: pathsOf("jpeg") };
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

async function mainColor(path: string): Promise<string | undefined> {
  const { channels } = await sharp(path).stats();
  const means = channels.map(({ mean }) => mean);
  return ["red", "green", "blue"][means.indexOf(Math.max(...means))];
}

async function sizeOf(path: string): Promise<string> {
  const { width, height, format } = await sharp(path).metadata();
  return `${width} × ${height} ${format}`;
}

const sizesOf = (paths: string[]) => Promise.all(paths.map(sizeOf));

test("A picture gets a shape for phones, one for tablets, and two sizes for wide screens", async () => {
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
  expect([avif, jpeg].map(([wide = ""]) => basename(wide))).toEqual([
    "porch-wide-1600.avif",
    "porch-wide-1600.jpeg",
  ]);
  expect(await sizesOf(jpeg)).toEqual(["1600 × 800 jpeg", "1400 × 1120 jpeg", "800 × 1333 jpeg"]);
});

test("A small picture is never blown up, and nearly the same size is not offered twice", async () => {
  const { avif } = await cut(plainPicture(900, 600));
  expect(await sizesOf(avif)).toEqual(["900 × 450 heif", "750 × 600 heif", "360 × 600 heif"]);
  const larger = await cut(plainPicture(1800, 900), { shapes: quickly.slice(0, 1) });
  expect(await sizesOf(larger.avif)).toEqual(["1600 × 800 heif"]);
});

test("A photograph that a phone stored on its side is turned", async () => {
  const { avif, jpeg } = await cut(plainPicture(60, 120).withMetadata({ orientation: 6 }));
  const [wide] = avif as [string];
  expect(await sizesOf([wide, ...jpeg.slice(0, 1)])).toEqual(["120 × 60 heif", "120 × 60 jpeg"]);
  expect((await sharp(wide).metadata()).orientation ?? 1).toBe(1);
});

test.each([
  ["gray", () => plainPicture(120, 60).toColorspace("b-w").png()],
  ["of 16 bits", () => plainPicture(120, 60).toColorspace("rgb16").png()],
  ["for print", () => plainPicture(120, 60).toColorspace("cmyk").jpeg()],
  ["transparent", () => plainPicture(120, 60).ensureAlpha(0.5).png()],
])("A picture that is %s becomes one that every screen shows", async (_, picture) => {
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

test("Nothing that is published says where or with what a photograph was taken", async () => {
  const telling = plainPicture(600, 300)
    .withExif({
      IFD0: { Make: "A telling camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 54/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A telling camera</x:xmpmeta>");
  const { file, folder } = await pictureFile(telling);
  expect((await sharp(file.path).metadata()).exif?.toString("latin1")).toContain("telling camera");

  const shapes = await cutPicture(file, quickly, folder);
  const files = shapes.flatMap(({ avif, jpeg }) => [...avif, ...jpeg].map((each) => each.file));
  expect(files).toHaveLength(6);
  for (const name of [...files, await cutSharePicture(file, folder)]) {
    const { exif, xmp } = await sharp(join(folder, name)).metadata();
    expect({ exif, xmp }, name).toEqual({ exif: undefined, xmp: undefined });
    expect(readFileSync(join(folder, name), "latin1"), name).not.toContain("telling camera");
  }
});

test("An upright photograph is cut to the same shapes", async () => {
  const { avif } = await cut(plainPicture(800, 1600));
  expect(await sizesOf(avif)).toEqual(["800 × 400 heif", "800 × 640 heif", "800 × 1333 heif"]);
});

test.each([
  [{ x: 10, y: 50 }, "red"],
  [{ x: 50, y: 50 }, "green"],
  [{ x: 90, y: 50 }, "blue"],
])("A phone shows the part around the focus point %j", async (focus, color) => {
  const { avif, jpeg } = await cut(stripes(300, 150), { focus });
  expect(await mainColor(avif.at(-1) as string)).toBe(color);
  expect(await mainColor(jpeg.at(-1) as string)).toBe(color);
});

test("The picture for messengers has the size they ask for, around the focus point", async () => {
  const { file, folder } = await pictureFile(stripes(3600, 630), { x: 100, y: 50 });
  const share = join(folder, await cutSharePicture(file, folder));
  expect(await sizeOf(share)).toBe("1200 × 630 jpeg");
  expect(await mainColor(share)).toBe("blue");
});

describe("A picture that takes more bytes than its shape has", () => {
  const noise = () => {
    const gaussian = { type: "gaussian" as const, mean: 128, sigma: 30 };
    return sharp({
      create: { width: 200, height: 200, channels: 3, background: "#000", noise: gaussian },
    });
  };
  const cutWithin = async (budget: number, quality = { ceiling: 50, floor: 30 }) => {
    const [shape] = quickly as [Shape];
    const sizes: Shape["sizes"] = [{ width: 200, smaller: 100, budget }];
    const { made } = await cut(noise(), { shapes: [{ ...shape, ratio: 1, sizes, quality }] });
    const [{ avif, jpeg, excess }] = made as [CutShape];
    const [smallest, fallback] = [...avif, ...jpeg] as [CutFile, CutFile];
    return { ...smallest, jpeg: fallback, excess };
  };
  const atBest = () => cutWithin(Number.POSITIVE_INFINITY);
  const atWorst = () => cutWithin(Number.POSITIVE_INFINITY, { ceiling: 30, floor: 30 });

  test("is encoded at a lower quality", async () => {
    const { bytes } = await atBest();
    const fitted = await cutWithin(bytes * 0.8);
    expect(fitted.bytes).toBeLessThanOrEqual(bytes * 0.8);
    expect(fitted).toMatchObject({ width: 200, excess: undefined });
  });

  test("gets smaller when the quality would suffer", async () => {
    const { bytes } = await atWorst();
    const fitted = await cutWithin(bytes * 0.9);
    expect(fitted.bytes).toBeLessThanOrEqual(bytes * 0.9);
    expect(fitted).toMatchObject({ width: 100, excess: undefined });
  });

  test("takes them when nothing else is left, and says so", async () => {
    const { width, bytes, excess } = await cutWithin(100);
    expect(width).toBe(100);
    expect(excess).toEqual({ where: "a wide screen", bytes });
  });

  test("is kept within twice as many for browsers without AVIF", async () => {
    const { jpeg } = await atBest();
    const fitted = await cutWithin(jpeg.bytes * 0.4);
    expect(fitted.jpeg.bytes).toBeLessThanOrEqual(jpeg.bytes * 0.8);
    expect(fitted.jpeg.bytes).toBeGreaterThan(jpeg.bytes * 0.7);
  });
});
