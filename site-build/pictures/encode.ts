import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { makeOnce } from "../cache.ts";
import { cropAround, type FocusPoint, positionOf } from "./crop.ts";
import type { PictureFile } from "./find.ts";
import { openPicture, sizeOf } from "./open.ts";
import { type Shape, shareFrame } from "./shapes.ts";

const cacheFolder = resolve(".cache/pictures");

const jpeg = { quality: 72, mozjpeg: true };

export type EncodedShape = {
  media: string | undefined;
  position: FocusPoint;
  files: { path: string; width: number }[];
};
export type EncodedPicture = { shapes: EncodedShape[]; fallback: string };

type Options = { folder?: string; onStart?: () => void };

/** `onStart` is called unless all is there already. */
export async function encodePicture(
  file: PictureFile,
  shapes: Shape[],
  { folder = cacheFolder, onStart }: Options = {},
): Promise<EncodedPicture> {
  const size = await sizeOf(file.path);
  let hasStarted = false;
  const start = (picture: Sharp) => {
    if (!hasStarted) onStart?.();
    hasStarted = true;
    return picture;
  };
  const shapesUnderWay = shapes.map(async (shape) => {
    const { name, media, ratio, widths, avif } = shape;
    const area = cropAround(file.focus, shape, size);
    // A picture is never blown up, so a small one has fewer widths.
    const possible = new Set(widths.map((width) => Math.min(width, area.width)));
    const files = Array.from(possible, async (width) => ({
      width,
      path: await cached(
        join(folder, keyOf(file.path, area, width, avif), `${file.name}-${name}-${width}.avif`),
        () =>
          start(
            openPicture(file.path)
              .extract(area)
              .resize(width, Math.round(width / ratio), { fit: "fill" })
              .avif(avif),
          ),
      ),
    }));
    const position = positionOf(area, file.focus, shape, size);
    return { media, position, files: await Promise.all(files) };
  });
  // For browsers without AVIF.
  const fallbackUnderWay = cached(join(folder, keyOf(file.path, jpeg), `${file.name}.jpeg`), () =>
    start(openPicture(file.path).resize({ width: 1600, withoutEnlargement: true }).jpeg(jpeg)),
  );
  const [fallback, ...encodedShapes] = await Promise.all([fallbackUnderWay, ...shapesUnderWay]);
  return { shapes: encodedShapes, fallback };
}

/** The picture that messengers show beside a link to the site. */
export async function encodeSharePicture(file: PictureFile, folder = cacheFolder): Promise<string> {
  const area = cropAround(file.focus, shareFrame, await sizeOf(file.path));
  return cached(join(folder, keyOf(file.path, area, jpeg), "share.jpeg"), () =>
    openPicture(file.path).extract(area).resize(1200, 630).jpeg(jpeg),
  );
}

export function drawTouchIcon(svg: string): Promise<string> {
  return cached(join(cacheFolder, keyOf(svg), "apple-touch-icon.png"), () =>
    sharp(svg, { density: 300 }).resize(180).png(),
  );
}

/** Encoding is slow: its results are kept in a folder named after all that they depend on. */
function keyOf(source: string, ...settings: unknown[]): string {
  const hash = createHash("sha256").update(readFileSync(source)).update(JSON.stringify(settings));
  return hash.digest("hex").slice(0, 12);
}

function cached(path: string, encode: () => Sharp): Promise<string> {
  return makeOnce(path, (part) => encode().flatten({ background: "#fbf6ec" }).toFile(part));
}
