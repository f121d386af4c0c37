import { existsSync } from "node:fs";
import { join } from "node:path";
import { home } from "../../src/pages.ts";
import { forFirst, type Variant, variants } from "../pictures/art-direction.ts";
import type { PictureFile } from "../pictures/cut.ts";
import { readPixels } from "../pictures/open.ts";
import { ChosenPicture, type Path } from "./fields.ts";
import { ContentError, type Problem } from "./problem.ts";
import type { Words } from "./schemas.ts";

const SMALLEST_SIDE = 600;

/** The file of each picture in the words. Throws an error with a line for each that can't be used. */
export async function findPictures(folder: string, words: Words) {
  const files = new Map<ChosenPicture, PictureFile>();
  const problems: Problem[] = [];
  for (const [page, data] of Object.entries(words)) {
    const found = picturesIn(data, [page]);
    const background = found.find(({ picture: { kind } }) => kind === "background");
    // One after another, because a photograph takes a lot of memory.
    for (const { picture, path } of found) {
      const isFirst = picture === background?.picture;
      const wanted: Variant[] = variants[picture.kind];
      const file = {
        // The owner's form writes names that start with `content/`, no matter where the folder is.
        path: join(folder, picture.image.replace(/^content\//, "")),
        name: path.join("-"),
        focus: picture.focus,
        variants: isFirst ? wanted.map(forFirst) : wanted,
        withShare: isFirst && page === home.contentFile,
      };
      const text = await whyUnusable(file.path);
      if (text) problems.push({ path: [...path, "image"], text });
      files.set(picture, file);
    }
  }
  if (problems.length > 0) throw new ContentError(folder, problems);
  return files;
}

/** Every picture in a file's data, wherever its schema has one, with its path. */
export function picturesIn(data: unknown, path: Path): { picture: ChosenPicture; path: Path }[] {
  if (data instanceof ChosenPicture) return [{ picture: data, path }];
  if (typeof data !== "object") return [];
  return Object.entries(Object(data)).flatMap(([key, each]) => picturesIn(each, [...path, key]));
}

/** Why a picture can't be used. Undefined if it can. */
async function whyUnusable(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return `is missing: there's no file ${file}. Choose the picture again.`;
  const picture = await readPixels(file).catch(() => undefined);
  if (!picture) {
    const advice = "Upload it again, or save it as JPEG, PNG, WebP or AVIF.";
    const onIphones =
      "On an iPhone, choose Settings → Camera → Formats → Most Compatible, then take the picture again.";
    return `can't be read as a picture. ${advice} ${onIphones}`;
  }
  const { width, height } = picture;
  if (Math.min(width, height) >= SMALLEST_SIDE) return undefined;
  const advice = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; 2400 × 1400 pixels or more is best.`;
  return `is too small (${width} × ${height} pixels). ${advice}`;
}
