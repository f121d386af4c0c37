import { z } from "zod";

/** The kind of value that a field takes, in plain words. The example shows the kind. */
export function kindOf(example: unknown): string {
  if (Array.isArray(example)) return "must be a list in square brackets";
  return typeof example === "object"
    ? "must be a group in braces"
    : "must be text in quotation marks";
}

/** An error in plain words. Every field has an example, which its errors show. */
function explain(wrong: string, example: unknown) {
  const isAboutLength = wrong.endsWith("characters");
  const asIs = (text: string) =>
    isAboutLength ? `it has ${text.length}` : `it is ${JSON.stringify(text)}`;
  return {
    error: ({ input }: { input?: unknown }) => {
      const isMissing = input === undefined || input === "";
      const value = typeof input === "string" ? ` (${asIs(input)})` : "";
      const problem = isMissing ? "is missing" : `${wrong}${value}`;
      return `${problem}. Example: ${JSON.stringify(example)}`;
    },
  };
}

/** Invisible characters that get copied from messages and web pages. */
export const invisibleMarks = "\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
const aroundText = `[\\s${invisibleMarks}]*`;

/** Visitors would see HTML tags and codes such as &amp; as they are. */
const html = /<\/?[A-Za-z][^<>]*>|<!--|&(?:[A-Za-z][A-Za-z0-9]+|#\d+|#x[0-9A-Fa-f]+);/;
const noHtml = new RegExp(`^(?![\\s\\S]*(?:${html.source}))`);
const hasHtml = "can't have HTML tags, or codes such as &amp;";

export const exampleOf = (schema: z.ZodType) =>
  (schema.meta()?.examples as unknown[] | undefined)?.[0];

/** What the owner reads next to a field: its name, and what it's for. */
type Words = { label: string; about: string };

type Text = Words & { example: string; max?: number };

export function text({ label, about, example, max = 1000 }: Text) {
  return z
    .string(explain(kindOf(example), example))
    .trim()
    .min(1, explain("", example))
    .max(max, explain(`must have at most ${max} characters`, example))
    .regex(noHtml, explain(hasHtml, example))
    .meta({
      title: label,
      description: about,
      examples: [example],
      pattern: `${noHtml.source}[\\s\\S]*\\S`,
      patternErrorMessage: `must not be empty, and ${hasHtml}`,
    });
}

/** `right` must match the whole text. */
export type Pattern = Words & { example: string; right: RegExp; wrong: string };

export function pattern({ label, about, example, right, wrong }: Pattern) {
  return z
    .string(explain(kindOf(example), example))
    .overwrite(withoutInvisibleMarks)
    .trim()
    .regex(new RegExp(`^(?:${right.source})$`), explain(wrong, example))
    .regex(noHtml, explain(hasHtml, example))
    .meta({
      title: label,
      description: about,
      examples: [example],
      // The form checks the text as it was typed, with invisible characters around it.
      pattern: `${noHtml.source}${aroundText}(?:${right.source})${aroundText}$`,
      patternErrorMessage: wrong,
    });
}

/** Text that may be empty, or absent, because the form leaves out empty fields. */
export function optional({ right, ...rest }: Pattern) {
  const field = pattern({ ...rest, right: new RegExp(`(?:${right.source})?`) });
  return field.optional().meta({ ...field.meta() });
}

/** A fact that may be empty until someone knows it. */
export function unknownOr({ about, ...rest }: Pattern) {
  return optional({ ...rest, about: `${about} Leave it empty until you know it.` });
}

export function choice<Choice extends string>(
  { label, about }: Words,
  choices: Record<Choice, string>,
) {
  const names = Object.keys(choices) as Choice[];
  return z.enum(names, explain(`must be one of ${names.join(", ")}`, names[0])).meta({
    title: label,
    description: about,
    examples: names.slice(0, 1),
    enumDescriptions: Object.values(choices),
  });
}

export function list<Entry extends z.ZodType>({ label, about }: Words, entry: Entry, min = 1) {
  const example = [exampleOf(entry)];
  return z
    .array(entry, explain(kindOf(example), example))
    .min(min, explain("must have at least one entry", example))
    .meta({ title: label, description: about, examples: [example] });
}

export function group<Shape extends z.ZodRawShape>({ label, about }: Words, shape: Shape) {
  const fields = Object.keys(shape);
  const example = Object.fromEntries(
    fields.map((name) => [name, exampleOf(shape[name] as z.ZodType)]),
  );
  const { error } = explain(kindOf(example), example);
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `is not a field here. Remove it, or use one of: ${fields.join(", ")}`
          : error(issue),
    })
    .meta({ title: label, description: about, examples: [example] });
}

/** A group or a list that the form leaves out when it's empty. */
export function mayBeAbsent<Field extends z.ZodType>(field: Field, empty: object) {
  return field.prefault(empty as never).meta({ ...field.meta() });
}

function withoutInvisibleMarks(value: string): string {
  return value.replace(new RegExp(`[${invisibleMarks}]`, "g"), "");
}
