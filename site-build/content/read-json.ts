import { readFileSync } from "node:fs";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { parseJson } from "./parse-json.ts";

type Issue = z.core.$ZodIssue;

/** Reads a file of the owner's; throws a line for each fault. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T {
  const { value, lineOf } = parseJson(path, readText(path));
  // Some editors add a link to a schema.
  if (typeof value === "object" && value) delete (value as { $schema?: string }).$schema;
  const result = schema.safeParse(value);
  if (!result.success) {
    const faults = result.error.issues.flatMap((issue) =>
      fieldsOf(issue).map(
        (field) => `${path}, line ${lineOf(field)}: ${nameOf(field)}: ${issue.message}`,
      ),
    );
    throw new ContentError(faults);
  }
  return result.data;
}

function fieldsOf(issue: Issue): PropertyKey[][] {
  if (issue.code !== "unrecognized_keys") return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}

/** What the owner calls a field by. */
export function nameOf(field: PropertyKey[]): string {
  const parts = field.map((key) =>
    typeof key === "number" ? ` (entry ${key + 1})` : `.${String(key)}`,
  );
  return parts.join("").slice(1) || "the whole file";
}

function readText(path: string): string {
  const bytes = readBytes(path);
  const isUtf16 = bytes.includes(0);
  try {
    if (!isUtf16) return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The line below says what to do about either.
  }
  const line = isUtf16 ? 1 : firstBadLine(bytes);
  throw new ContentError([
    `${path}, line ${line}: has letters that were saved in an old way. Save the file as UTF-8, or type them again on GitHub`,
  ]);
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString("utf8").split("\n");
  return lines.findIndex((line) => line.includes("\uFFFD")) + 1;
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new ContentError([`${path}: is missing or cannot be read. Put a file of this name back`]);
  }
}
