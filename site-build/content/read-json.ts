import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, parse } from "node:path";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { parseJson } from "./parse-json.ts";

type Issue = z.core.$ZodIssue;

/** Reads one of the owner's files. Throws an error with a line for each problem. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T {
  const { value, where } = parseJson(path, readText(path), schema);
  const result = schema.safeParse(value);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) =>
      fieldsOf(issue).map((field) => `${where(field)}: ${issue.message}`),
    );
    throw new ContentError(problems);
  }
  return result.data;
}

function fieldsOf(issue: Issue): PropertyKey[][] {
  if (issue.code !== "unrecognized_keys") return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}

function readText(path: string): string {
  const text = readBytes(path).toString("utf8");
  // Other encodings leave replacement characters, or zeros between the letters.
  const bad = text.search(/[\0\uFFFD]/);
  if (bad < 0) return text;
  const line = text.slice(0, bad).split("\n").length;
  throw new ContentError([
    `${path}, line ${line}: isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub`,
  ]);
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    const other = similarFile(path);
    const advice = other
      ? `Rename ${other} to ${basename(path)}`
      : "Put a file with this name back";
    throw new ContentError([`${path}: is missing. ${advice}`]);
  }
}

/** Windows hides the ending of `home.json.txt`, and on Linux `Home.json` isn't `home.json`. */
function similarFile(path: string): string | undefined {
  const { dir, name } = parse(path);
  const similar = new RegExp(`^${name}\\b.*(json|txt)$`, "i");
  return existsSync(dir) ? readdirSync(dir).find((file) => similar.test(file)) : undefined;
}
