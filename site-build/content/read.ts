import { join } from "node:path";
import type { PictureFiles } from "../pictures/cut.ts";
import { readAll } from "./content-error.ts";
import { type Facts, factsFrom } from "./facts.ts";
import { findPictures } from "./find-pictures.ts";
import { type JsonFile, readJson } from "./json-file.ts";
import { leftoversIn } from "./leftovers.ts";
import { obstaclesIn } from "./obstacles.ts";
import { type ContentData, contentFiles, type Words } from "./schemas.ts";
import type { Site } from "./site-schema.ts";
import { stringsIn } from "./strings.ts";

// How the files in `content/` become the site's content:
// 1. schemas.ts lists them, and what each may contain. pages-cms.ts makes the owner's form from that.
// 2. json-file.ts reads a file. json-slip.ts and explain.ts say what's wrong with it.
// 3. facts.ts fills in placeholders for facts that are still empty.
// 4. obstacles.ts finds facts that keep the site from being published, and leftovers.ts finds words
//    that the owner may have forgotten to replace.
// 5. find-pictures.ts finds the pictures, and check-picture.ts checks each. pictures/prepare.ts says
//    what happens to them then.

export type Content = {
  facts: Facts;
  /** Facts that keep the site from being published, as the owner's form calls them. */
  obstacles: string[];
  words: Words;
  pictures: PictureFiles;
  /** Notes for the owner, one line each. */
  notes: string[];
};

/** The JSON files in `content/`. */
type Files = { [Name in keyof ContentData]: JsonFile<ContentData[Name]> };

/** Reads everything in the owner's folder. Throws an error with a line for each problem. */
export async function readContent(
  folder: string,
  { mustBePublishable = false } = {},
): Promise<Content> {
  // Async, so that a problem in one file doesn't hide those in the others.
  const readings = Object.entries(contentFiles).map(async ([name, schema]) => {
    const findMore = name === "site" && mustBePublishable ? obstaclesIn : undefined;
    return [name, readJson<unknown>(join(folder, `${name}.json`), schema, findMore)];
  });
  const files = Object.fromEntries(await readAll(readings)) as Files;
  const { notes, ...pictures } = await findPictures(folder, files);
  const site = files.site.data;
  const obstacles = obstaclesIn(site).map(({ name }) => name);
  return {
    facts: factsFrom(site),
    obstacles,
    words: wordsOf(files),
    pictures,
    notes: [
      ...notes,
      ...Object.values(files).flatMap((file) => leftoversOf(file, site.address)),
      ...(obstacles.length > 0 ? [fillIn(obstacles)] : []),
    ],
  };
}

const fillIn = (obstacles: string[]) =>
  `Fill in before you publish: ${obstacles.join(", ")}. Until then, pages show placeholders.`;

function leftoversOf({ data, lineFor }: JsonFile<unknown>, address: Site["address"]) {
  return stringsIn(data).flatMap(({ path, text }) =>
    leftoversIn(text, address).map((problem) => lineFor({ path, problem })),
  );
}

/** Leaves out the lists of pictures, which pages get from virtual-modules.ts. */
function wordsOf({ site, ...pages }: Files): Words {
  const words = Object.entries(pages).map(([name, { data }]) => {
    const { pictures, picture, ...others } = data as Record<string, unknown>;
    return [name, others];
  });
  return Object.fromEntries(words) as Words;
}
