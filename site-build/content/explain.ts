import type { z } from "zod";
import { type Field, withExample } from "./field.ts";

/** Only an engineer's editor can make these mistakes, so these messages use the file's own terms. */
const kinds: Record<string, string> = {
  array: "must be a list in square brackets",
  object: "must be a set of fields inside { }",
  string: "must be text in quotation marks",
};

/** What is wrong with a field, and an example of what is right. */
export function explain(issue: z.core.$ZodIssue, field: Field): string {
  if (issue.code === "unrecognized_keys") {
    const names = Object.keys(field.properties ?? {}).join(", ");
    return `is not a field here. Remove it, or use one of: ${names}.`;
  }
  const isMissing = issue.input === undefined || issue.input === "";
  if (isMissing) return missing(field);
  if (issue.code === "invalid_type") return `${kinds[issue.expected] ?? issue.message}.`;
  return withExample(`${problemOf(issue)}.`, field);
}

export const missing = (field: Field) => withExample("is missing.", field);

export const itIs = (text: string) => `(it is ${JSON.stringify(text)})`;

function problemOf(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  const now = typeof input === "string" ? ` ${itIs(input)}` : "";
  switch (code) {
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}${now}`;
    case "too_small":
      return wrongCount(issue, issue.exact ? "exactly" : "at least", issue.minimum);
    case "too_big":
      return wrongCount(issue, issue.exact ? "exactly" : "at most", issue.maximum);
    default:
      return `${issue.message}${now}`;
  }
}

function wrongCount(
  { origin, input }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  bound: string,
  count: number | bigint,
): string {
  const [one, many] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  const { length } = input as string | unknown[];
  return `must have ${bound} ${count} ${count === 1 ? one : many} (it has ${length})`;
}
