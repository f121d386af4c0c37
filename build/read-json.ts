import { readFileSync } from "node:fs";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { describeFault } from "./describe-fault.ts";
import { describeBrokenJson } from "./json-slips.ts";

/** Reads a file of the owner's; throws a line for each fault. */
export function readJson<T extends { $schema?: string | undefined }>(
  path: string,
  schema: z.ZodType<T>,
): Omit<T, "$schema"> {
  const json = parseFile(path);
  const result = schema.safeParse(json);
  if (!result.success) {
    const faults = result.error.issues.flatMap((issue) => describeFault(schema, json, issue));
    throw new ContentError(faults.map((fault) => `${path}: ${fault}`));
  }
  const { $schema: _, ...value } = result.data;
  return value;
}

/** Throws a line for a file that is not there or is no JSON. */
export function parseFile(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError([`${path}: ${describeBrokenJson(text, (error as Error).message)}`]);
  }
}

function readText(path: string): string {
  try {
    // Some editors begin a file with a mark that JSON does not allow.
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new ContentError([`${path}: is missing or cannot be read. Put a file of this name back`]);
  }
}
