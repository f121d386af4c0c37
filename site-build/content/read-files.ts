import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ContentError, type Problem, problemFrom } from "./problem.ts";

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
      problems.push({ path: [name], text: whyUnreadable(error as Error) });
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

/** Only an engineer's editor can make these mistakes. A message may quote several lines. */
const whyUnreadable = ({ message }: Error) => `can't be read: ${message.replace(/\s+/g, " ")}.`;
