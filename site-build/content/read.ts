import type { PictureFiles } from "../pictures/cut.ts";
import { ContentError } from "./content-error.ts";
import { type Facts, factsFrom } from "./facts.ts";
import { findPictures } from "./find-pictures.ts";
import { leftoversIn } from "./leftovers.ts";
import { lineFor, nameOf, type Remark } from "./problem.ts";
import { checkFiles, readFiles } from "./read-files.ts";
import { contentSchema, publishableSchema, type Words } from "./schemas.ts";

// How the files in `content/` become the site's content:
// 1. schemas.ts lists them, and what each may contain. pages-cms.ts makes the owner's form from that.
// 2. read-files.ts reads them, and problem.ts says what's wrong with them.
// 3. facts.ts and find-pictures.ts turn facts and pictures into what pages need, and check-picture.ts
//    checks each picture. pictures/prepare.ts says what happens to them then.
// 4. leftovers.ts finds words that the owner may have forgotten to replace.

export type Content = {
  facts: Facts;
  /** Facts that keep the site from being published, as the owner's form calls them. */
  obstacles: string[];
  words: Words;
  pictures: PictureFiles;
  /** Notes for the owner, one line each. */
  notes: string[];
};

/** Reads everything in the owner's folder. Throws an error with a line for each problem. */
export async function readContent(
  folder: string,
  { mustBePublishable = false } = {},
): Promise<Content> {
  const toLine = (remark: Remark) => lineFor(folder, remark);
  const data = readFiles(folder, mustBePublishable ? publishableSchema : contentSchema);
  // The files are valid, so these are only what keeps them from being published.
  const obstacles = checkFiles(folder, publishableSchema).problems.map(
    ({ path, isExample }) => nameOf(path) + (isExample ? " (still the example)" : ""),
  );
  const found = await findPictures(folder, data);
  if (found.problems.length > 0) throw new ContentError(found.problems.map(toLine));

  const { site, ...pages } = data;
  // Pages get their pictures from virtual-modules.ts.
  const { pictures, ...home } = pages.home;
  const { picture, ...services } = pages.services;
  const notes = [...found.notes, ...leftoversIn(data)].map(toLine);
  return {
    facts: factsFrom(site),
    obstacles,
    words: { ...pages, home, services },
    pictures: found.pictures,
    notes: obstacles.length > 0 ? [...notes, fillIn(obstacles)] : notes,
  };
}

const fillIn = (obstacles: string[]) =>
  `Fill in before you publish: ${obstacles.join(", ")}. Until then, pages show placeholders.`;
