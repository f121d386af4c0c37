import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { shareSize, type Variant } from "./art-direction.ts";
import { type Crop, cropFor, type Focus } from "./crop.ts";
import { encodeAvif, encodeJpeg } from "./encode.ts";
import { type Pixels, readPixels } from "./open.ts";

/** One of the owner's files. */
export type PictureFile = {
  /** For URLs. It isn't the file's own name, which may contain a resident's name. */
  name: string;
  path: string;
  /** Where the faces are, if anybody is in it. */
  focus: Focus;
};

export type PictureFiles = { hero: PictureFile[]; services: PictureFile };

export type CutFile = { file: string; width: number; data: Buffer };

export type CutVariant = {
  name: Variant["name"];
  media?: string;
  crop: Crop;
  avif: CutFile[];
  /** For browsers without AVIF: only the first size. */
  jpeg: CutFile;
};

export type CutPicture = {
  name: string;
  focus: Focus;
  variants: CutVariant[];
  /** Only for the first picture: what messaging apps show with a link to the site. */
  share?: CutFile;
};

/** Cuts a picture into its variants. An AVIF stays within its budget if possible. */
export async function cutPicture(
  file: PictureFile,
  { variants, withShare }: { variants: Variant[]; withShare: boolean },
): Promise<CutPicture> {
  const picture = await readPixels(file.path);
  const cutVariants = await Promise.all(
    variants.map((variant) => cutVariant(picture, file, variant)),
  );
  const share = withShare ? await cutShare(picture, file) : undefined;
  return { name: file.name, focus: file.focus, variants: cutVariants, share };
}

function cutShare(picture: Pixels, { name, focus }: PictureFile): Promise<CutFile> {
  const { width, height } = shareSize;
  const crop = cropFor(picture, focus, [width / height, width / height]);
  return toJpeg(picture, crop, width, `${name}-share`);
}

async function cutVariant(
  picture: Pixels,
  { name, focus }: PictureFile,
  variant: Variant,
): Promise<CutVariant> {
  const crop = cropFor(picture, focus, variant.ratios);
  const [first, ...others] = sizesWithin(crop.area.width, variant.sizes);
  const nameAt = (width: number) => `${name}-${variant.name}-${width}`;
  const jpeg = await toJpeg(picture, crop, first.width, nameAt(first.width));
  const avif: CutFile[] = [];
  for (const { width, budget } of [first, ...others]) {
    const data = await encodeAvif(() => cut(picture, crop, width), budget, variant);
    avif.push(fileOf(data, width, `${nameAt(width)}.avif`));
  }
  return { name: variant.name, media: variant.media, crop, avif, jpeg };
}

async function toJpeg(picture: Pixels, crop: Crop, width: number, name: string) {
  const data = await encodeJpeg(cut(picture, crop, width));
  return fileOf(data, width, `${name}.jpeg`);
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

/** Browsers keep a file for a year, so its name has a hash of its content. */
function fileOf(data: Buffer, width: number, name: string): CutFile {
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
  return { file: name.replace(".", `-${hash}.`), width, data };
}
