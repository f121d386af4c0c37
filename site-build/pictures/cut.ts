import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeOnce } from "../cache.ts";
import { type Area, type Crop, cropFor } from "./crop.ts";
import { encodeAvif, encodeJpeg } from "./encode.ts";
import { extend } from "./extend.ts";
import type { PictureFile } from "./find.ts";
import { type Pixels, pixelsOf, readPixels } from "./open.ts";
import { type Shape, shareFrame } from "./shapes.ts";

type Size = Shape["sizes"][number];
export type CutFile = { file: string; width: number; bytes: number };

export type CutShape = Pick<Shape, "name" | "media"> & {
  crop: Crop;
  avif: CutFile[];
  /** For browsers without AVIF, with twice the bytes. */
  jpeg: CutFile[];
};

export type CutPicture = {
  width: number;
  height: number;
  shapes: CutShape[];
  /** What messaging apps show with a link to the site. */
  share?: string;
};

type Options = { shapes: Shape[]; withShare: boolean; folder: string };

/** Cuts a picture into its shapes, and writes each into a folder, within its budget if possible. */
export async function cutPicture(
  file: PictureFile,
  { shapes, withShare, folder }: Options,
): Promise<CutPicture> {
  const picture = await readPixels(file.path);
  const { width, height } = picture;
  const cutShapes = await Promise.all(
    shapes.map((shape) => cutShape(picture, file, shape, folder)),
  );
  const share = withShare ? await cutShare(picture, file, folder) : undefined;
  return { width, height, shapes: cutShapes, share };
}

async function cutShare(picture: Pixels, file: PictureFile, folder: string): Promise<string> {
  const { area } = cropFor(picture, file.focus, shareFrame);
  const { open } = await cut(picture, area, 1200);
  return write(folder, `${file.name}-share`, "jpeg", await encodeJpeg(open, 300_000));
}

async function cutShape(
  picture: Pixels,
  file: PictureFile,
  shape: Shape,
  folder: string,
): Promise<CutShape> {
  const crop = cropFor(picture, file.focus, shape);
  const save = async (data: Buffer, width: number, format: string): Promise<CutFile> => {
    const name = await write(folder, `${file.name}-${shape.name}-${width}`, format, data);
    return { file: name, width, bytes: data.length };
  };
  const avif: CutFile[] = [];
  const jpeg: CutFile[] = [];
  for (const { width, smaller, budget } of sizesWithin(crop.area.width, shape.sizes)) {
    const { open } = await cut(picture, crop.area, width);
    if (shape.inJpeg && jpeg.length === 0) {
      jpeg.push(await save(await encodeJpeg(open, budget * 2), width, "jpeg"));
    }
    const data = await encodeAvif(open, budget, shape);
    if (data.length <= budget || smaller === width) {
      avif.push(await save(data, width, "avif"));
    } else {
      const less = await cut(picture, crop.area, smaller);
      avif.push(await save(await encodeAvif(less.open, budget, shape), smaller, "avif"));
    }
  }
  return { name: shape.name, media: shape.media, crop, avif, jpeg };
}

/** An area of a picture at a width. Parts outside of the picture are made from its edges. */
async function cut(picture: Pixels, area: Area, width: number): Promise<Pixels> {
  const scale = width / area.width;
  const height = Math.round(area.height * scale);
  const room = { left: roomBefore(area.left * scale), top: roomBefore(area.top * scale) };
  const left = Math.round(Math.max(area.left, 0));
  const top = Math.round(Math.max(area.top, 0));
  const within = {
    left,
    top,
    width: Math.min(Math.round(area.width + Math.min(area.left, 0)), picture.width - left),
    height: Math.min(Math.round(area.height + Math.min(area.top, 0)), picture.height - top),
  };
  const size = { width: width - room.left, height: height - room.top, fit: "fill" } as const;
  return extend(await pixelsOf(picture.open().extract(within).resize(size)), room);
}

const roomBefore = (start: number) => Math.max(0, Math.round(-start));

/** Pictures are never enlarged, so a small picture has fewer sizes. */
function sizesWithin(most: number, [first, ...others]: Shape["sizes"]): Shape["sizes"] {
  const within = ({ width, smaller, budget }: Size): Size => ({
    width: Math.min(width, Math.floor(most)),
    smaller: Math.min(smaller, Math.floor(most)),
    budget,
  });
  const isWorthwhile = ({ width }: Size) => width > first.width * 1.2;
  return [within(first), ...others.map(within).filter(isWorthwhile)];
}

/** Browsers keep a file for a year, so its name has a hash of its content. */
async function write(folder: string, name: string, format: string, data: Buffer): Promise<string> {
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
  const file = `${name}-${hash}.${format}`;
  await makeOnce(join(folder, file), (part) => writeFile(part, data));
  return file;
}
