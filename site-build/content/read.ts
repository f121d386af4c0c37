import { join } from "node:path";
import type { Facts } from "../../src/content.ts";
import { findPictures, type PictureFile } from "../pictures/find.ts";
import { collectProblems } from "./content-error.ts";
import { factsFrom, type Mode } from "./facts.ts";
import { readJson } from "./read-json.ts";
import { type ContentFiles, contentFiles, publishableSiteSchema, type Words } from "./schemas.ts";

export type Content = {
  facts: Facts;
  /** Facts that are still empty and have placeholders. */
  missing: string[];
  words: Words;
  pictures: { hero: PictureFile[]; services: PictureFile };
  /** Notes for the owner, one line each. */
  notes: string[];
};

type Options = { mode: Mode; mustBePublishable?: boolean };

/** Reads everything in the owner's folder. Throws an error with a line for each problem. */
export async function readContent(
  folder: string,
  { mode, mustBePublishable = false }: Options,
): Promise<Content> {
  const schemas = { ...contentFiles, ...(mustBePublishable && { site: publishableSiteSchema }) };
  const files: ContentFiles = Object.fromEntries(
    await collectProblems(
      Object.entries(schemas).map(async ([name, schema]) => [
        name,
        readJson<unknown>(join(folder, `${name}.json`), schema),
      ]),
    ),
  );
  const { notes, ...pictures } = await findPictures(folder, files);
  return { ...factsFrom(files.site, mode), words: wordsOf(files), pictures, notes };
}

/** Leaves out the lists of pictures, which pages get from pictures/plugin.ts. */
function wordsOf({ site, ...pages }: ContentFiles): Words {
  const words = Object.entries(pages).map(([name, page]) => {
    const { pictures, picture, ...others } = page as Record<string, unknown>;
    return [name, others];
  });
  return Object.fromEntries(words);
}
