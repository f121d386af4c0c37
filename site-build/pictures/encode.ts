import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { makeOnce } from "../cache.ts";
import { cropAround, type FocusPoint, focusWithin } from "./crop.ts";
import type { PictureFile } from "./find.ts";
import { openPicture, sizeOf } from "./open.ts";

const cacheFolder = resolve(".cache/pictures");

type Shape = {
  name: string;
  media?: string;
  ratio: number;
  widths: number[];
  avif: { quality: number; effort: number };
};

/**
 * What a `<picture>` offers: the first shape whose condition holds is shown. Effort 2 takes a tenth
 * of the default's time for 3% more bytes; effort 1 halves the time again for 5%, which only a wide
 * screen's line can spare.
 */
const shapes: Shape[] = [
  {
    name: "tall",
    media: "(max-width: 480px)",
    ratio: 3 / 5,
    widths: [800],
    avif: { quality: 45, effort: 2 },
  },
  {
    name: "middle",
    media: "(max-width: 1000px)",
    ratio: 5 / 4,
    widths: [1400],
    avif: { quality: 50, effort: 2 },
  },
  { name: "wide", ratio: 2, widths: [1600, 2400], avif: { quality: 50, effort: 1 } },
];
const jpeg = { quality: 72, mozjpeg: true };

export type EncodedShape = {
  media: string | undefined;
  focus: FocusPoint;
  files: { path: string; width: number }[];
};
export type EncodedPicture = { shapes: EncodedShape[]; fallback: string };

export async function encodePicture(
  file: PictureFile,
  folder = cacheFolder,
): Promise<EncodedPicture> {
  const size = await sizeOf(file.path);
  const shapesUnderWay = shapes.map(async ({ name, media, ratio, widths, avif }) => {
    const area = cropAround(file.focus, ratio, size);
    // A picture is never blown up, so a small one has fewer widths.
    const possible = new Set(widths.map((width) => Math.min(width, area.width)));
    const files = Array.from(possible, async (width) => ({
      width,
      path: await cached(
        join(folder, keyOf(file.path, area, width, avif), `${file.name}-${name}-${width}.avif`),
        () => openPicture(file.path).extract(area).resize(width).avif(avif),
      ),
    }));
    return { media, focus: focusWithin(area, file.focus, size), files: await Promise.all(files) };
  });
  // For browsers without AVIF.
  const fallbackUnderWay = cached(join(folder, keyOf(file.path, jpeg), `${file.name}.jpeg`), () =>
    openPicture(file.path).resize({ width: 1600, withoutEnlargement: true }).jpeg(jpeg),
  );
  const [fallback, ...encodedShapes] = await Promise.all([fallbackUnderWay, ...shapesUnderWay]);
  return { shapes: encodedShapes, fallback };
}

/** The picture that messengers show beside a link to the site. */
export async function encodeSharePicture(file: PictureFile, folder = cacheFolder): Promise<string> {
  const area = cropAround(file.focus, 1200 / 630, await sizeOf(file.path));
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
