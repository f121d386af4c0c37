import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { plainPicture } from "../../test/support/sample-content.ts";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { forFirst, type Variant, variants } from "./art-direction.ts";
import type { Focus } from "./crop.ts";
import { type CutFile, cutPicture } from "./cut.ts";

/** The first picture's variants at a twentieth of their size, quick to encode. */
const small = variants.background.map(forFirst).map((variant) => ({
  ...variant,
  effort: 0,
  sizes: variant.sizes.map((size) => ({ ...size, width: size.width / 20 })) as Variant["sizes"],
}));
const wide = small[0] as Variant;

/** Cuts a picture, and returns the files and the path of the original. */
async function cut(
  picture: Sharp,
  { focus = "middle" as Focus, variants: wanted = small as Variant[], withShare = false } = {},
) {
  const path = join(temporaryFolder(), "Mrs. Cedar");
  writeFileSync(path, await picture.toBuffer());
  const file = { path, name: "home-1", focus, variants: wanted, withShare };
  const made = await cutPicture(file);
  const avif = made.variants.flatMap((variant) => variant.avif);
  const jpeg = made.variants.map((variant) => variant.jpeg);
  return { ...made, avif, jpeg, share: made.share as CutFile, original: path };
}

/** Red on the left, green in the middle, blue on the right. */
function stripes(width: number, height: number): Sharp {
  const third = Math.round(width / 3);
  const stripe = (background: string, left: number) => ({
    input: { create: { width: third, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return plainPicture(width, height)
    .composite([stripe("#ff0000", 0), stripe("#00ff00", third), stripe("#0000ff", width - third)])
    .png();
}

async function mainColor(file?: CutFile): Promise<string | undefined> {
  const { channels } = await sharp(file?.data).stats();
  const means = channels.map(({ mean }) => mean);
  return ["red", "green", "blue"][means.indexOf(Math.max(...means))];
}

function sizesOf(files: CutFile[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ data }) => {
      const { width, height, format } = await sharp(data).metadata();
      return `${width} × ${height} ${format}`;
    }),
  );
}

test("A picture gets one variant for phones, one for tablets and two sizes for wide screens", async () => {
  const { avif, jpeg, share } = await cut(plainPicture(240, 140).png(), { withShare: true });
  expect(await sizesOf(avif)).toEqual([
    "80 × 47 heif",
    "110 × 64 heif",
    "65 × 52 heif",
    "38 × 54 heif",
  ]);
  expect(await sizesOf(jpeg)).toEqual(["80 × 47 jpeg", "65 × 52 jpeg", "38 × 54 jpeg"]);
  expect(await sizesOf([share]), "as the page says").toEqual(["1200 × 630 jpeg"]);
});

test("A small picture is never enlarged, and has fewer sizes", async () => {
  const { avif } = await cut(plainPicture(45, 30).png());
  expect(await sizesOf(avif)).toEqual(["45 × 30 heif", "37 × 30 heif", "21 × 30 heif"]);
  const larger = await cut(plainPicture(90, 45).png(), { variants: [wide] });
  expect(await sizesOf(larger.avif)).toEqual(["80 × 40 heif"]);
});

test("A picture is cut around its focal point, and its name in URLs changes with its content", async () => {
  const left = await cut(stripes(240, 60), { focus: "left" });
  const right = await cut(stripes(240, 60), { focus: "right" });
  expect(await mainColor(left.avif.at(-1))).toBe("red");
  expect(await mainColor(right.avif.at(-1))).toBe("blue");
  expect(await mainColor(right.jpeg.at(-1))).toBe("blue");
  for (const { prefix } of [left, right]) expect(prefix).toMatch(/^home-1-[0-9a-f]{8}$/);
  expect(left.prefix, "browsers keep a file for a year").not.toBe(right.prefix);
});

test("Panoramas and tall strips are as sharp as other pictures", async () => {
  const widest = async (width: number, height: number) => {
    const { avif } = await cut(plainPicture(width, height).png(), { variants: [wide] });
    return Math.max(...avif.map((file) => file.width));
  };
  expect(await widest(8000, 100)).toBe(110);
  expect(await widest(110, 8000)).toBe(110);
});

test("A photograph that a phone stored sideways is turned upright", async () => {
  const sideways = plainPicture(30, 60).withMetadata({ orientation: 6 }).jpeg();
  const { avif, jpeg } = await cut(sideways, { variants: [wide] });
  expect(await sizesOf([...avif, ...jpeg])).toEqual(["60 × 30 heif", "60 × 30 jpeg"]);
  expect((await sharp(avif[0]?.data).metadata()).orientation ?? 1).toBe(1);
});

test.each([
  ["gray", () => plainPicture(120, 60).toColorspace("b-w").png()],
  ["16-bit", () => plainPicture(120, 60).toColorspace("rgb16").png()],
  ["for print", () => plainPicture(120, 60).toColorspace("cmyk").jpeg()],
  ["transparent", () => plainPicture(120, 60).ensureAlpha(0.5).png()],
])("A picture that is %s is converted so that every screen can show it", async (_, picture) => {
  const { avif, jpeg } = await cut(picture(), { variants: [wide] });
  for (const { suffix, data } of [...avif, ...jpeg]) {
    const expected = { space: "srgb", channels: 3, hasAlpha: false };
    expect(await sharp(data).metadata(), suffix).toMatchObject(expected);
  }
});

test("The site's files don't say where or with which camera a photograph was taken", async () => {
  const telling = plainPicture(120, 60)
    .withExif({
      IFD0: { Make: "A telling camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 54/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>A telling camera</x:xmpmeta>")
    .jpeg();
  const { avif, jpeg, share, original } = await cut(telling, { withShare: true });
  expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("telling camera");
  for (const { suffix, data } of [...avif, ...jpeg, share]) {
    const { exif, xmp } = await sharp(data).metadata();
    expect({ exif, xmp }, suffix).toEqual({ exif: undefined, xmp: undefined });
    expect(data.toString("latin1"), suffix).not.toContain("telling camera");
  }
});

test("A picture gets the best quality that fits its budget, or the lowest if none fits", async () => {
  const gaussian = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const noise = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#000", noise: gaussian },
  })
    .png()
    .toBuffer();
  const bytesWithin = async (budget: number, qualities: Variant["qualities"]) => {
    const variant: Variant = { ...wide, sizes: [{ width: 200, budget }], qualities };
    const { avif } = await cut(sharp(noise), { variants: [variant] });
    return avif[0]?.data.length as number;
  };
  const best = await bytesWithin(Number.POSITIVE_INFINITY, [50, 40, 30]);
  const worst = await bytesWithin(100, [30]);
  expect(best).toBeGreaterThan(worst);
  expect(await bytesWithin(best, [50, 40, 30])).toBe(best);
  expect(await bytesWithin(worst, [50, 40, 30])).toBe(worst);
  expect(await bytesWithin(worst / 2, [50, 40, 30])).toBe(worst);
});
