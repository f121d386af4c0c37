import type { PictureFiles } from "../pictures/cut.ts";
import { type Facts, factsFrom } from "./facts.ts";
import { findPictures } from "./find-pictures.ts";
import { ContentError, missing, nameOf, type Path } from "./problem.ts";
import { readFiles } from "./read-files.ts";
import { contentSchema, type Words } from "./schemas.ts";

// How the files in `content/` become the site's content:
// 1. schemas.ts lists them, and what each may contain. pages-cms.ts makes the owner's form from that.
// 2. read-files.ts reads them, and problem.ts says what's wrong with them.
// 3. facts.ts and find-pictures.ts turn facts and pictures into what pages need. pictures/prepare.ts
//    says what happens to the pictures then.

export type Content = {
  facts: Facts;
  /** Facts that have to be filled in before Publish, as the owner's form calls them. */
  missing: string[];
  words: Words;
  pictures: PictureFiles;
};

/** Reads everything in the owner's folder. Throws an error with a line for each problem. */
export async function readContent(
  folder: string,
  { mustBePublishable = false } = {},
): Promise<Content> {
  const data = readFiles(folder, contentSchema);
  const empty = emptyIn(data.site, ["site"]);
  if (mustBePublishable && empty.length > 0) {
    throw new ContentError(folder, empty.map(missing));
  }
  const found = await findPictures(folder, data);
  if (found.problems.length > 0) throw new ContentError(folder, found.problems);

  const { site, ...pages } = data;
  // Pages get their pictures from virtual-modules.ts.
  const { pictures, ...home } = pages.home;
  const { picture, ...services } = pages.services;
  return {
    facts: factsFrom(site),
    missing: empty.map(nameOf),
    words: { ...pages, home, services },
    pictures: found.pictures,
  };
}

/** The facts that aren't filled in yet. Only the ZIP code may stay empty. */
function emptyIn(value: unknown, path: Path): Path[] {
  if (value === "") return path.at(-1) === "postalCode" ? [] : [path];
  if (typeof value !== "object") return [];
  return Object.entries(Object(value)).flatMap(([name, each]) => emptyIn(each, [...path, name]));
}
