import { existsSync } from "node:fs";
import { basename, extname, join, posix } from "node:path";
import { ContentError, collectProblems } from "../content/content-error.ts";
import { type PictureEntry, places } from "../content/picture-schema.ts";
import type { ContentFiles } from "../content/schemas.ts";
import { checkPicture } from "./check-picture.ts";
import type { Point } from "./crop.ts";

/** Where most faces are. The crops have room for faces down to the middle of the picture. */
const usualPlace: Point = { x: 0.5, y: 0.25 };

export type PictureFile = { name: string; path: string; focus: Point };

/** The owner's pictures in their order. Throws an error with a line for each problem. */
export async function findPictures(
  folder: string,
  { home, services }: Pick<ContentFiles, "home" | "services">,
) {
  const found = await collectProblems([
    ...home.pictures.map((entry, index) =>
      find(entry, folder, `home.json: pictures (entry ${index + 1})`),
    ),
    find(services.picture, folder, "services.json: picture"),
  ]);
  return { hero: found.slice(0, -1), services: found.at(-1) as PictureFile };
}

async function find(entry: PictureEntry, folder: string, field: string): Promise<PictureFile> {
  // The form writes `content/`, no matter where the folder is.
  const path = join(folder, posix.relative("content", entry.image));
  if (!existsSync(path)) {
    throw new ContentError([`${folder}/${field}: there's no file ${entry.image}. Upload it.`]);
  }
  await checkPicture(path);
  // The name becomes part of a URL.
  const name = basename(path, extname(path)).replace(/[^A-Za-z0-9]+/g, "-");
  return { name, path, focus: entry.focus ? places[entry.focus] : usualPlace };
}
