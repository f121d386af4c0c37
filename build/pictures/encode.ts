import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { FocusPoint } from "../schemas.ts";
import { cropAround, focusWithin } from "./crop.ts";
import type { PictureFile } from "./find.ts";
import { openPicture, sizeOf } from "./open.ts";

const cacheFolder = resolve(".cache/pictures");

/** What a `<picture>` offers: the first shape whose condition holds is shown. */
const shapes: { name: string; media?: string; ratio: number; widths: number[] }[] = [
  { name: "tall", media: "(max-width: 480px)", ratio: 3 / 5, widths: [800] },
  { name: "middle", media: "(max-width: 1000px)", ratio: 5 / 4, widths: [1400] },
  { name: "wide", ratio: 2, widths: [1600, 2400] },
];
// Effort 2 takes a tenth of the default's time for 3% more bytes.
const avif = { quality: 50, effort: 2 };
const jpeg = { quality: 72, mozjpeg: true };

export type EncodedShape = {
  media: string | undefined;
  focus: FocusPoint;
  files: { path: string; width: number }[];
};
export type EncodedPicture = { shapes: EncodedShape[]; fallback: string };

export async function encodePicture(file: PictureFile): Promise<EncodedPicture> {
  const size = await sizeOf(file.path);
  const encodedShapes = shapes.map(async ({ name, media, ratio, widths }) => {
    const area = cropAround(file.focus, ratio, size);
    // A picture is never blown up, so a small one has fewer widths.
    const possible = new Set(widths.map((width) => Math.min(width, area.width)));
    const files = Array.from(possible, async (width) => ({
      width,
      path: await cached(
        file.path,
        [area, width, avif],
        `${file.name}-${name}-${width}.avif`,
        (picture) => picture.extract(area).resize(width).avif(avif),
      ),
    }));
    return { media, focus: focusWithin(area, file.focus, size), files: await Promise.all(files) };
  });
  return { shapes: await Promise.all(encodedShapes), fallback: await encodeFallback(file) };
}

/** For browsers without AVIF. */
function encodeFallback(file: PictureFile): Promise<string> {
  return cached(file.path, [jpeg], `${file.name}.jpeg`, (picture) =>
    picture.resize({ width: 1600, withoutEnlargement: true }).jpeg(jpeg),
  );
}

/** The picture that messengers show beside a link to the site. */
export async function encodeSharePicture(file: PictureFile): Promise<string> {
  const area = cropAround(file.focus, 1200 / 630, await sizeOf(file.path));
  return cached(file.path, [area, jpeg], "share.jpeg", (picture) =>
    picture.extract(area).resize(1200, 630).jpeg(jpeg),
  );
}

export function drawTouchIcon(svg: string): Promise<string> {
  return cached(svg, [], "apple-touch-icon.png", () =>
    sharp(svg, { density: 300 }).resize(180).png(),
  );
}

/** Encoding is slow: its results are kept under a name made from all that they depend on. */
async function cached(
  source: string,
  settings: unknown[],
  name: string,
  encode: (picture: Sharp) => Sharp,
): Promise<string> {
  const key = createHash("sha256")
    .update(readFileSync(source))
    .update(JSON.stringify(settings))
    .digest("hex");
  const folder = join(cacheFolder, key.slice(0, 12));
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  await encode(openPicture(source)).flatten({ background: "#fbf6ec" }).toFile(`${path}.part`);
  renameSync(`${path}.part`, path);
  return path;
}
