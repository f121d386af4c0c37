import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeOnce } from "../cache.ts";
import { cropAround, type FocusPoint, positionOf } from "./crop.ts";
import { encodeAvif, encodeJpeg } from "./encode.ts";
import type { PictureFile } from "./find.ts";
import { type Pixels, pixelsOf, readPixels } from "./open.ts";
import { type Shape, shareFrame } from "./shapes.ts";

type Size = Shape["sizes"][number];
export type CutFile = { file: string; width: number; bytes: number };

export type CutShape = {
  media: string | undefined;
  /** For the CSS: what of it a box of another shape shows. */
  position: FocusPoint;
  avif: CutFile[];
  /** For browsers without AVIF, in twice its bytes. */
  jpeg: CutFile[];
  /** What it takes where, if it does not fit its budget even at its worst. */
  excess: { where: string; bytes: number } | undefined;
};

/** Cuts a picture to its shapes, and writes each into a folder, within its budget if it can be. */
export async function cutPicture(
  file: PictureFile,
  shapes: Shape[],
  folder: string,
): Promise<CutShape[]> {
  const picture = await readPixels(file.path);
  return Promise.all(shapes.map((shape) => cutShape(picture, file, shape, folder)));
}

/** What messengers show beside a link to the site. */
export async function cutSharePicture(file: PictureFile, folder: string): Promise<string> {
  const picture = await readPixels(file.path);
  const area = cropAround(file.focus, shareFrame, picture);
  const { open } = await pixelsOf(picture.open().extract(area).resize(1200, 630));
  const { data } = await encodeJpeg(open, 300_000);
  await makeOnce(join(folder, "share.jpeg"), (part) => writeFile(part, data));
  return "share.jpeg";
}

async function cutShape(
  picture: Pixels,
  file: PictureFile,
  shape: Shape,
  folder: string,
): Promise<CutShape> {
  const area = cropAround(file.focus, shape, picture);
  const cutTo = (width: number) => {
    const height = Math.round(width / shape.ratio);
    return pixelsOf(picture.open().extract(area).resize(width, height, { fit: "fill" }));
  };
  const write = async (data: Buffer, width: number, format: string): Promise<CutFile> => {
    const name = `${file.name}-${shape.name}-${width}.${format}`;
    await makeOnce(join(folder, name), (part) => writeFile(part, data));
    return { file: name, width, bytes: data.length };
  };
  const toAvif = async ({ width, smaller, budget }: Size): Promise<CutFile> => {
    const { data } = await encodeAvif((await cutTo(width)).open, budget, shape);
    const isLast = data.length <= budget || smaller === width;
    return isLast ? write(data, width, "avif") : toAvif({ width: smaller, smaller, budget });
  };

  const [first, ...others] = sizesWithin(area.width, shape.sizes);
  const toJpeg = async ({ width, budget }: Size) => {
    const { data } = await encodeJpeg((await cutTo(width)).open, budget * 2);
    return write(data, width, "jpeg");
  };
  const [jpeg, smallest, ...larger] = await Promise.all([
    Promise.all(shape.inJpeg ? [toJpeg(first)] : []),
    toAvif(first),
    ...others.map(toAvif),
  ]);
  return {
    media: shape.media,
    position: positionOf(area, file.focus, shape, picture),
    avif: [smallest, ...larger],
    jpeg,
    excess:
      smallest.bytes > first.budget ? { where: shape.where, bytes: smallest.bytes } : undefined,
  };
}

/** A picture is never blown up, so a small one has fewer sizes. */
function sizesWithin(most: number, [first, ...others]: Shape["sizes"]): Shape["sizes"] {
  const within = ({ width, smaller, budget }: Size): Size => ({
    width: Math.min(width, most),
    smaller: Math.min(smaller, most),
    budget,
  });
  const isWorthwhile = ({ width }: Size) => width > first.width * 1.2;
  return [within(first), ...others.map(within).filter(isWorthwhile)];
}
