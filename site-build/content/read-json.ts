import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { parseJson } from "./parse-json.ts";

/** Reads one of the owner's files. Throws an error with a line for each problem. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T {
  const { value, where } = parseJson(path, schema);
  const result = schema.safeParse(value);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) =>
      fieldsOf(issue).map((field) => `${where(field)}: ${issue.message}`),
    );
    throw new ContentError(problems);
  }
  return result.data;
}

function fieldsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code !== "unrecognized_keys") return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}
