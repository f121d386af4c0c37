import type { z } from "zod";
import { type Field, fieldOf, withExample } from "./field.ts";
import { contentSchema } from "./schemas.ts";

/** The way to a field in `content/`: the file's name, then names and the indexes of entries. */
export type Path = PropertyKey[];

/** A problem or a note about the field at a path. */
export type Remark = {
  path: Path;
  text: string;
  /** It's filled in, but with an example. */
  isExample?: boolean;
};

/** What the owner reads. The file is for the person who helps: `… is missing. (content/site.json)`. */
export const lineFor = (folder: string, { path, text }: Remark) =>
  `${nameOf(path)} ${text} (${folder}/${String(path[0])}.json)`;

const content = fieldOf(contentSchema);

const fieldAt = (path: Path) =>
  path.reduce<Field>((field, key) => {
    return (typeof key === "number" ? field.items : field.properties?.[String(key)]) ?? {};
  }, content);

/** What the owner's form calls a field: `Services page → Categories → 2nd → Name`. */
export function nameOf(path: Path): string {
  const names = path.map((key, index) =>
    typeof key === "number" ? ordinal(key + 1) : fieldAt(path.slice(0, index + 1)).title,
  );
  return names.join(" → ");
}

const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (count: number) => `${count}${suffixes[rules.select(count)]}`;

/** Zod's own checks, in plain words. The schemas have the words for everything else. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  const unit = typeof issue.input === "string" ? "characters" : "entries";
  const count = Object(issue.input).length;
  switch (issue.code) {
    case "invalid_type":
      // Only an engineer's editor can make this mistake.
      return `must be of type ${issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "too_small":
      return `must have ${issue.exact ? "exactly" : "at least"} ${issue.minimum} ${unit}, not ${count}`;
    case "too_big":
      return `must have ${issue.exact ? "exactly" : "at most"} ${issue.maximum} ${unit}, not ${count}`;
    case "unrecognized_keys":
      return `has fields that don't belong here: ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
};

/** What's wrong, what the owner typed, and an example of what's right. */
export function problemFrom(issue: z.core.$ZodIssue): Remark {
  const { path, message, input } = issue;
  const field = fieldAt(path);
  const because = (reason: string) => ({
    path,
    text: withExample(reason, field).replace(/[^.]$/, "$&."),
  });
  if (input === undefined || Object(input).length === 0) return because("is missing.");
  switch (issue.code) {
    case "invalid_format":
    case "invalid_value":
      return because(`${message}. You typed ${JSON.stringify(input)}.`);
    case "custom":
      return { path, text: message, isExample: issue.params?.isExample };
    default:
      return because(`${message}.`);
  }
}
