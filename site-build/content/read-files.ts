import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { inPlainWords, lineFor, problemFrom, type Remark } from "./problem.ts";

/** Reads the JSON files that a schema names. Throws an error with a line for each problem. */
export function readFiles<Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
): z.output<Schema> {
  const { data, problems } = checkFiles(folder, schema);
  if (!data) throw new ContentError(problems.map((each) => lineFor(folder, each)));
  return data;
}

/** There is data only if there are no problems. */
export function checkFiles<Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
): { data?: z.output<Schema>; problems: Remark[] } {
  const problems: Remark[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    try {
      values[name] = readJson(join(folder, `${name}.json`));
    } catch (error) {
      problems.push({ path: [name], text: whyUnreadable(error as Error) });
    }
  }
  if (problems.length > 0) return { problems };
  const { data, error } = schema.safeParse(values, { error: inPlainWords, reportInput: true });
  return { data, problems: error?.issues.map(problemFrom) ?? [] };
}

function readJson(file: string): unknown {
  // Also removes the byte order mark that Windows adds.
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  // An empty field may be null.
  return JSON.parse(text, (_, value) => value ?? undefined);
}

/** Only an engineer's editor can make these mistakes. A message may quote several lines. */
const whyUnreadable = ({ message }: Error) =>
  `can't be read: ${message.replace(/\s+/g, " ")}. Example: { "phone": "(425) 555-0100" }`;
