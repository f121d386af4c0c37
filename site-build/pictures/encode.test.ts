import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { plainPicture, temporaryFolder } from "../sample-content.ts";
import { encodePicture, encodeSharePicture } from "./encode.ts";
import { heroShapes } from "./shapes.ts";

vi.setConfig({ testTimeout: 60_000 });

async function pictureFile(picture: Sharp, focus = { x: 50, y: 50 }) {
  const folder = temporaryFolder();
  const path = join(folder, "porch.jpg");
  writeFileSync(path, await picture.jpeg().toBuffer());
  return { file: { name: "porch", path, focus }, folder: join(folder, "cache") };
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

async function mainColour(path: string): Promise<string | undefined> {
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
  const { file, folder } = await pictureFile(plainPicture(3000, 1500));
  const { shapes, fallback } = await encodePicture(file, heroShapes, { folder });
  expect(shapes.map(({ media, files }) => [media, files.map(({ width }) => width)])).toEqual([
    ["(min-width: 62.5rem)", [1600, 2400]],
    ["(min-width: 40rem)", [1400]],
    [undefined, [800]],
  ]);
  const paths = shapes.flatMap(({ files }) => files.map(({ path }) => path));
  expect(await sizesOf([...paths, fallback])).toEqual([
    "1600 × 800 heif",
    "2400 × 1200 heif",
    "1400 × 1120 heif",
    "800 × 1333 heif",
    "1600 × 800 jpeg",
  ]);
});

test("A small picture is never blown up, and the same size is not offered twice", async () => {
  const { file, folder } = await pictureFile(plainPicture(900, 600));
  const { shapes, fallback } = await encodePicture(file, heroShapes, { folder });
  const paths = shapes.flatMap(({ files }) => files.map(({ path }) => path));
  expect(await sizesOf([...paths, fallback])).toEqual([
    "900 × 450 heif",
    "750 × 600 heif",
    "360 × 600 heif",
    "900 × 600 jpeg",
  ]);
});

test("A photograph that a phone stored on its side is turned", async () => {
  const { file, folder } = await pictureFile(
    plainPicture(600, 1200).withMetadata({ orientation: 6 }),
  );
  const { shapes, fallback } = await encodePicture(file, heroShapes, { folder });
  const wide = shapes[0]?.files[0]?.path as string;
  expect(await sizesOf([wide, fallback])).toEqual(["1200 × 600 heif", "1200 × 600 jpeg"]);
  expect((await sharp(wide).metadata()).orientation ?? 1).toBe(1);
});

test("Nothing that is published says where or with what a photograph was taken", async () => {
  const telling = plainPicture(3000, 1500)
    .withExif({
      IFD0: { Make: "A telling camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 54/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A telling camera</x:xmpmeta>");
  const { file, folder } = await pictureFile(telling);
  expect((await sharp(file.path).metadata()).exif?.toString("latin1")).toContain("telling camera");

  const { shapes, fallback } = await encodePicture(file, heroShapes, { folder });
  const share = await encodeSharePicture(file, folder);
  const paths = shapes.flatMap(({ files }) => files.map(({ path }) => path));
  for (const path of [...paths, fallback, share]) {
    const { exif, xmp } = await sharp(path).metadata();
    expect({ exif, xmp }, path).toEqual({ exif: undefined, xmp: undefined });
    expect(readFileSync(path, "latin1"), path).not.toContain("telling camera");
  }
});

test("An upright photograph is cut to the same shapes", async () => {
  const { file, folder } = await pictureFile(plainPicture(800, 1600));
  const { shapes } = await encodePicture(file, heroShapes, { folder });
  const first = shapes.map(({ files }) => files[0]?.path as string);
  expect(await sizesOf(first)).toEqual(["800 × 400 heif", "800 × 640 heif", "800 × 1333 heif"]);
});

test.each([
  [{ x: 10, y: 50 }, "red"],
  [{ x: 50, y: 50 }, "green"],
  [{ x: 90, y: 50 }, "blue"],
])("A phone shows the part around the focus point %j", async (focus, colour) => {
  const { file, folder } = await pictureFile(stripes(1200, 600), focus);
  const { shapes } = await encodePicture(file, heroShapes, { folder });
  expect(await mainColour(shapes.at(-1)?.files[0]?.path as string)).toBe(colour);
});

test("The picture for messengers has the size they ask for, around the focus point", async () => {
  const { file, folder } = await pictureFile(stripes(3600, 630), { x: 100, y: 50 });
  const share = await encodeSharePicture(file, folder);
  expect(await sizeOf(share)).toBe("1200 × 630 jpeg");
  expect(await mainColour(share)).toBe("blue");
});

test("What is encoded once is not encoded again, until the focus point moves", async () => {
  const { file, folder } = await pictureFile(stripes(1200, 600));
  const written = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(avif|jpeg)$/.test(name))
      .map((name) => [name, statSync(join(folder, name)).mtimeMs] as const);

  const first = await encodePicture(file, heroShapes, { folder });
  const before = written();
  expect(await encodePicture(file, heroShapes, { folder })).toEqual(first);
  expect(written()).toEqual(before);

  const moved = await encodePicture({ ...file, focus: { x: 0, y: 50 } }, heroShapes, { folder });
  expect(moved.shapes[0]).not.toEqual(first.shapes[0]);
  expect(moved.fallback).toBe(first.fallback);
  expect(written().length).toBeGreaterThan(before.length);
});
