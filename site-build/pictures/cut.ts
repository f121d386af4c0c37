import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { shareSize, type Variant } from "./art-direction.ts";
import { type Crop, cropFor, type Focus } from "./crop.ts";
import { encodeAvif, encodeJpeg } from "./encode.ts";
import { type Pixels, readPixels } from "./open.ts";

/** One of the owner's files, and what to cut from it. */
export type PictureFile = {
  path: string;
  /** For URLs: `home-pictures-0`. It isn't the file's own name, which may contain a resident's name. */
  name: string;
  /** Where the faces are, if anybody is in it. */
  focus: Focus;
  variants: Variant[];
  /** Also what messaging apps show with a link to the site. */
  withShare: boolean;
};

/** The files' names begin with the picture's prefix. */
export type CutFile = { suffix: string; width: number; data: Buffer };

export type CutPicture = Awaited<ReturnType<typeof cutPicture>>;
export type CutVariant = CutPicture["variants"][number];

/** Cuts a picture into its variants. An AVIF stays within its budget if possible. */
export async function cutPicture({ path, name, focus, variants, withShare }: PictureFile) {
  const picture = await readPixels(path);
  const cut = await Promise.all(variants.map((variant) => cutVariant(picture, focus, variant)));
  const share = withShare ? await cutShare(picture, focus) : undefined;
  const files = [...cut.flatMap(({ avif, jpeg }) => [...avif, jpeg]), ...(share ? [share] : [])];
  // Browsers keep a file for a year, so its name has a hash of the content.
  const hash = createHash("sha256");
  for (const { data } of files) hash.update(data);
  const prefix = `${name}-${hash.digest("hex").slice(0, 8)}`;
  return { name, prefix, focus, variants: cut, share, files };
}

function cutShare(picture: Pixels, focus: Focus): Promise<CutFile> {
  const { width, height } = shareSize;
  const crop = cropFor(picture, focus, [width / height, width / height]);
  return toJpeg(picture, crop, width, "share");
}

async function cutVariant(picture: Pixels, focus: Focus, variant: Variant) {
  const crop = cropFor(picture, focus, variant.ratios);
  const [first, ...others] = sizesWithin(crop.area.width, variant.sizes);
  const nameAt = (width: number) => `${variant.name}-${width}`;
  // For browsers without AVIF: only the first size.
  const jpeg = await toJpeg(picture, crop, first.width, nameAt(first.width));
  const avif: CutFile[] = [];
  for (const { width, budget } of [first, ...others]) {
    const data = await encodeAvif(() => cut(picture, crop, width), budget, variant);
    avif.push({ suffix: `${nameAt(width)}.avif`, width, data });
  }
  return { name: variant.name, breakpoint: variant.breakpoint, crop, avif, jpeg };
}

async function toJpeg(picture: Pixels, crop: Crop, width: number, name: string): Promise<CutFile> {
  return { suffix: `${name}.jpeg`, width, data: await encodeJpeg(cut(picture, crop, width)) };
}

function cut(picture: Pixels, { area, ratio }: Crop, width: number): Sharp {
  const left = Math.round(area.left);
  const top = Math.round(area.top);
  return picture
    .open()
    .extract({
      left,
      top,
      width: Math.min(Math.round(area.width), picture.width - left),
      height: Math.min(Math.round(area.height), picture.height - top),
    })
    .resize({ width, height: Math.round(width / ratio), fit: "fill" });
}

/** Pictures are never enlarged, so a small picture has fewer sizes. */
function sizesWithin(most: number, [first, ...others]: Variant["sizes"]): Variant["sizes"] {
  return [
    { ...first, width: Math.min(first.width, Math.floor(most)) },
    ...others.filter(({ width }) => width <= most),
  ];
}
