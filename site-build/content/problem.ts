import type { z } from "zod";
import { type Field, fieldOf, type Path } from "./fields.ts";
import { contentSchema } from "./schemas.ts";

/** What's wrong with the field at a path. */
export type Problem = { path: Path; text: string };

/** Problems in the owner's files, with a line for each that the owner reads. */
export class ContentError extends Error {
  constructor(folder: string, problems: Problem[]) {
    // The file is for the person who helps: `… is missing. (content/site.json)`.
    const lines = problems.map(
      ({ path, text }) => `${nameOf(path)} ${text} (${folder}/${String(path[0])}.json)`,
    );
    super(lines.join("\n"));
    // The owner reads the lines, not where in our code they come from.
    this.stack = this.message;
  }
}

/** What the owner's form calls a field: `Services page → Categories → 2nd → Name`. */
export function nameOf(path: Path, schema: z.ZodType = contentSchema): string {
  let field: Field | undefined = fieldOf(schema);
  const names = path.map((key) => {
    const isEntry = field?.items !== undefined;
    field = field?.items ?? field?.properties?.[String(key)];
    return isEntry ? ordinal(Number(key) + 1) : field?.title;
  });
  return names.join(" → ");
}

const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (count: number) => `${count}${suffixes[rules.select(count)]}`;

/** For a fact, only Publish fails with this (`check-content -- --publishable`). */
export const missingProblem = (path: Path): Problem => ({ path, text: "is missing." });

/** The owner's form explains almost every mistake, so here it's in the schemas' words ("must …") or Zod's. */
export function problemFrom({ path, message, input }: z.core.$ZodIssue): Problem {
  if (input === undefined || Object(input).length === 0) return missingProblem(path);
  return { path, text: message.startsWith("must") ? `${message}.` : `isn't right: ${message}.` };
}
