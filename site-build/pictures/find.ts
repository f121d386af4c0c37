import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, posix, sep } from "node:path";
import { ContentError, collectProblems } from "../content/content-error.ts";
import { type PictureEntry, places } from "../content/picture-schema.ts";
import type { ContentFiles } from "../content/schemas.ts";
import { checkPicture } from "./check-picture.ts";
import type { Point } from "./crop.ts";
import { nearestName, sameName } from "./file-names.ts";

/** Where most faces are. The crops have room for faces down to the middle of the picture. */
const usualPlace: Point = { x: 0.5, y: 0.25 };

export type PictureFile = { name: string; path: string; focus: Point };

/** The owner's pictures in their order. Throws an error with a line for each problem. */
export async function findPictures(
  folder: string,
  { home, services }: Pick<ContentFiles, "home" | "services">,
) {
  const listed = [
    ...home.pictures.map((entry, index) => ({
      entry,
      field: `${folder}/home.json: pictures (entry ${index + 1})`,
    })),
    { entry: services.picture, field: `${folder}/services.json: picture` },
  ];
  const files = picturesIn(folder);
  const found = await collectProblems(
    listed.map(({ entry, field }) => find(entry, field, folder, files)),
  );
  const hero = found.slice(0, -1);
  return { hero, services: found.at(-1) as PictureFile, notes: sameTwice(hero) };
}

/** Their names start with `content/`, like in the lists, no matter where the folder is. */
function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => posix.join("content", path.split(sep).join("/")))
    .filter((path) => /\.(jpe?g|png|webp|avif|tiff?|svg|hei[cf])$/i.test(path));
}

async function find(entry: PictureEntry, field: string, folder: string, files: string[]) {
  const file =
    files.find((each) => each === entry.image) ?? files.find((each) => sameName(each, entry.image));
  if (!file) {
    const nearest = nearestName(entry.image, files);
    const remedy = nearest ? `Did you mean ${nearest}?` : "Upload it.";
    throw new ContentError([`${field}: there's no file ${entry.image}. ${remedy}`]);
  }
  const path = join(folder, posix.relative("content", file));
  await checkPicture(path);
  // The name becomes part of a URL.
  const name = basename(path, extname(path)).replace(/[^A-Za-z0-9]+/g, "-");
  return { name, path, focus: entry.focus ? places[entry.focus] : usualPlace };
}

function sameTwice(pictures: PictureFile[]): string[] {
  const seen = new Map<string, string>();
  return pictures.flatMap(({ path }) => {
    const content = createHash("sha256").update(readFileSync(path)).digest("hex");
    const [name, earlier] = [basename(path), seen.get(content)];
    seen.set(content, name);
    if (!earlier) return [];
    return earlier === name
      ? [`${name} is in the slideshow twice`]
      : [`${earlier} and ${name} are the same picture`];
  });
}
