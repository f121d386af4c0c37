import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { PictureFile } from "../pictures/cut.ts";
import type { ChosenPicture } from "./fields.ts";
import { findPictures } from "./find-pictures.ts";
import { ContentError, missingProblem, nameOf, type Problem, problemFrom } from "./problem.ts";
import { contentSchema, type Words } from "./schemas.ts";
import { type Facts, factsFrom } from "./site-schema.ts";

// How the files in `content/` become the site's content:
// 1. schemas.ts lists them, and what each may contain. pages-cms.ts makes the owner's form from that.
// 2. This file reads them, and problem.ts says what's wrong with them.
// 3. site-schema.ts and find-pictures.ts turn facts and pictures into what pages need. pictures/prepare.ts
//    says what happens to the pictures then.

export type Content = {
  facts: Facts;
  /** Facts that have to be filled in before Publish, as the owner's form calls them. */
  missing: string[];
  words: Words;
  pictures: Map<ChosenPicture, PictureFile>;
};

/** Reads everything in the owner's folder. Throws an error with a line for each problem. */
export async function readContent(
  folder: string,
  { mustBePublishable = false } = {},
): Promise<Content> {
  const { site, ...words } = readFiles(folder, contentSchema);
  const { facts, missing } = factsFrom(site);
  if (mustBePublishable && missing.length > 0) {
    throw new ContentError(folder, missing.map(missingProblem));
  }
  const pictures = await findPictures(folder, words);
  return { facts, missing: missing.map((path) => nameOf(path)), words, pictures };
}

/** Reads the JSON files that a schema names. Throws an error with a line for each problem. */
export function readFiles<Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
): z.output<Schema> {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    try {
      values[name] = readJson(join(folder, `${name}.json`));
    } catch (error) {
      // The owner's form can't make these mistakes.
      problems.push({ path: [name], text: `can't be read: ${(error as Error).message}.` });
    }
  }
  if (problems.length > 0) throw new ContentError(folder, problems);
  const { data, error } = schema.safeParse(values, { reportInput: true });
  if (error) throw new ContentError(folder, error.issues.map(problemFrom));
  return data;
}

function readJson(file: string): unknown {
  // Also removes the byte order mark that Windows adds.
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  // An empty field may be null.
  return JSON.parse(text, (_, value) => value ?? undefined);
}
