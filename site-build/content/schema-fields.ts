import { z } from "zod";

/** A fault in the owner's words. Everything in a file has an example, which its faults show. */
function explain(wrong: string, example: unknown) {
  const isAboutLength = wrong.endsWith("characters");
  const asIs = (text: string) =>
    isAboutLength ? `it has ${text.length}` : `it is ${JSON.stringify(text)}`;
  return {
    error: ({ input }: { input?: unknown }) => {
      const isMissing = input === undefined || input === "";
      const value = typeof input === "string" ? ` (${asIs(input)})` : "";
      const fault = isMissing ? "is missing" : `${wrong}${value}`;
      return `${fault}. Example: ${JSON.stringify(example)}`;
    },
  };
}

/** Marks that come along when a text is copied from a message or a web page. */
export const invisibleMarks = "\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
const aroundText = `[\\s${invisibleMarks}]*`;

const exampleOf = (schema: z.ZodType) => (schema.meta()?.examples as unknown[] | undefined)?.[0];

/** What the owner reads beside a field: its name in their words, and what it is for. */
type Words = { label: string; about: string };

type Text = Words & { example: string; max?: number };

export function text({ label, about, example, max = 1000 }: Text) {
  return z
    .string(explain('must be a text in quotation marks ("…")', example))
    .trim()
    .min(1, explain("", example))
    .max(max, explain(`must have at most ${max} characters`, example))
    .meta({
      title: label,
      description: about,
      examples: [example],
      pattern: "\\S",
      patternErrorMessage: "must not be empty",
    });
}

/** `right` is what the whole text must be, from its first to its last letter. */
export type Pattern = Words & { example: string; right: RegExp; wrong: string };

export function pattern({ label, about, example, right, wrong }: Pattern) {
  return z
    .string(explain('must be a text in quotation marks ("…")', example))
    .overwrite(withoutInvisibleMarks)
    .trim()
    .regex(new RegExp(`^(?:${right.source})$`), explain(wrong, example))
    .meta({
      title: label,
      description: about,
      examples: [example],
      // For editors and the form, which check what was typed before the marks around it are gone.
      pattern: `^${aroundText}(?:${right.source})${aroundText}$`,
      patternErrorMessage: wrong,
    });
}

/** A text that may be empty. The form leaves out what is empty, so it may be absent, too. */
export function optional({ right, ...rest }: Pattern) {
  const field = pattern({ ...rest, right: new RegExp(`(?:${right.source})?`) });
  return field.optional().meta({ ...field.meta() });
}

/** A fact that may stay empty until somebody knows it. */
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

export function list<Entry extends z.ZodType>({ label, about }: Words, entry: Entry) {
  const example = [exampleOf(entry)];
  return z
    .array(entry, explain("must be a list in square brackets ([…])", example))
    .min(1, explain("must have at least one entry", example))
    .meta({ title: label, description: about, examples: [example] });
}

export function group<Shape extends z.ZodRawShape>({ label, about }: Words, shape: Shape) {
  const fields = Object.keys(shape);
  const example = Object.fromEntries(
    fields.map((name) => [name, exampleOf(shape[name] as z.ZodType)]),
  );
  const { error } = explain("must be a group in braces ({…})", example);
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `is not a field here. Remove it, or use one of: ${fields.join(", ")}`
          : error(issue),
    })
    .meta({ title: label, description: about, examples: [example] });
}

function withoutInvisibleMarks(value: string): string {
  return value.replace(new RegExp(`[${invisibleMarks}]`, "g"), "");
}
