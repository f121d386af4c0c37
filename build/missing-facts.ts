import { join } from "node:path";
import { z } from "zod";
import { contentFolder } from "./content.ts";
import { ContentError } from "./content-error.ts";
import { parseFile } from "./read-json.ts";
import { siteSchema } from "./schemas.ts";

/** Throws a line for each fact that may be left empty until it is known, and still is. */
export function requireFacts(folder = contentFolder): void {
  const path = join(folder, "site.json");
  const faults = emptyFacts(siteSchema, parseOrNothing(path)).map(
    ({ field, example }) =>
      `${path}: ${field}: is missing. Right is, for example, ${JSON.stringify(example)}`,
  );
  if (faults.length > 0) throw new ContentError(faults);
}

type EmptyFact = { field: string; example: unknown };

function emptyFacts(schema: z.ZodObject, values: unknown, prefix = ""): EmptyFact[] {
  return Object.entries(schema.shape).flatMap(([key, at]) => {
    const value = (values as Record<string, unknown> | undefined)?.[key];
    const field = `${prefix}${key}`;
    if (at instanceof z.ZodObject) return emptyFacts(at, value, `${field}.`);
    const fact = at as z.ZodType;
    const [example] = (fact.meta()?.examples ?? []) as unknown[];
    return fact.safeParse(value).data === "" ? [{ field, example }] : [];
  });
}

/** A file that cannot be read is a fault of its own, which reading the facts reports. */
function parseOrNothing(path: string): unknown {
  try {
    return parseFile(path);
  } catch {
    return undefined;
  }
}
