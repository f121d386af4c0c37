import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, posix, sep } from "node:path";
import { z } from "zod";
import { ContentError, collectProblems } from "../content/content-error.ts";
import {
  heroPictures,
  type PictureEntry,
  places,
  servicesPicture,
} from "../content/picture-schema.ts";
import { readJson } from "../content/read-json.ts";
import { checkPicture } from "./check-picture.ts";
import type { Point } from "./crop.ts";
import { nearestName, sameName } from "./file-names.ts";

/** Where most faces are. The crops have room for faces down to the middle of the picture. */
const usualPlace: Point = { x: 0.5, y: 0.25 };

export type PictureFile = { name: string; path: string; focus: Point };
type Listed = { entry: PictureEntry; field: string };

/** The owner's pictures in their order. Throws an error with a line for each problem. */
export async function findPictures(folder: string) {
  const hero = listIn(folder, "home.json", z.looseObject({ pictures: heroPictures })).flatMap(
    ({ file, value }) =>
      value.pictures.map((entry, index) => ({
        entry,
        field: `${file}: pictures (entry ${index + 1})`,
      })),
  );
  const services = listIn(folder, "services.json", z.looseObject({ picture: servicesPicture })).map(
    ({ file, value }) => ({ entry: value.picture, field: `${file}: picture` }),
  );
  const files = picturesIn(folder);
  const found = await collectProblems(
    ...[...hero, ...services].map((listed) => () => openListed(listed, folder, files)),
  );
  return {
    hero: found.slice(0, hero.length),
    services: found.at(-1) as PictureFile,
    notes: sameTwice(found.slice(0, hero.length)),
  };
}

/** Nothing if the list has problems: those are reported with the other problems in its file. */
function listIn<T>(folder: string, name: string, schema: z.ZodType<T>) {
  const file = join(folder, name);
  try {
    return [{ file, value: readJson(file, schema) }];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Their names start with `content/`, like in the lists, no matter where the folder is. */
function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => posix.join("content", path.split(sep).join("/")))
    .filter((path) => /\.(jpe?g|png|webp|avif|tiff?|svg|hei[cf])$/i.test(path));
}

async function openListed({ entry, field }: Listed, folder: string, files: string[]) {
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
