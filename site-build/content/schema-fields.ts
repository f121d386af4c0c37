import { z } from "zod";

/** A fault in the owner's words. Everything in a file has an example, which its faults show. */
function explain(wrong: string, example: unknown) {
  return {
    error: ({ input }: { input?: unknown }) => {
      const isMissing = input === undefined || input === "";
      const value = typeof input === "string" ? ` (it is ${JSON.stringify(input)})` : "";
      const fault = isMissing ? "is missing" : `${wrong}${value}`;
      return `${fault}. Example: ${JSON.stringify(example)}`;
    },
  };
}

const exampleOf = (schema: z.ZodType) => (schema.meta()?.examples as unknown[] | undefined)?.[0];

type Text = { about: string; example: string; max?: number };

export function text({ about, example, max = 1000 }: Text) {
  return z
    .string(explain('must be a text in quotation marks ("…")', example))
    .trim()
    .min(1, explain("", example))
    .max(max, explain(`must have at most ${max} characters`, example))
    .meta({ description: about, examples: [example] });
}

type Pattern = { about: string; example: string; right: RegExp; wrong: string };

export function pattern({ about, example, right, wrong }: Pattern) {
  return z
    .string(explain('must be a text in quotation marks ("…")', example))
    .overwrite(withoutInvisibleMarks)
    .trim()
    .regex(right, explain(wrong, example))
    .meta({ description: about, examples: [example] });
}

/** A fact that may stay empty until somebody knows it. */
export function unknownOr({ about, right, ...rest }: Pattern) {
  return pattern({
    ...rest,
    about: `${about} Leave it empty ("") until you know it.`,
    right: new RegExp(`^$|${right.source}`),
  });
}

export function choice<const Choices extends readonly [string, ...string[]]>(
  about: string,
  choices: Choices,
) {
  return z
    .enum(choices, explain(`must be one of ${choices.join(", ")}`, choices[0]))
    .meta({ description: about, examples: [choices[0]] });
}

export function percent(about: string) {
  const explanation = explain("must be a number from 0 to 100", 50);
  return z
    .number(explanation)
    .min(0, explanation)
    .max(100, explanation)
    .meta({ description: about, examples: [50] });
}

export function list<Entry extends z.ZodType>(about: string, entry: Entry) {
  const example = [exampleOf(entry)];
  return z
    .array(entry, explain("must be a list in square brackets ([…])", example))
    .min(1, explain("must have at least one entry", example))
    .meta({ description: about, examples: [example] });
}

export function group<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
  const fields = Object.keys(shape).filter((name) => name !== "$schema");
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
    .meta({ description: about, examples: [example] });
}

export const schemaLink = z
  .string()
  .optional()
  .meta({ description: "Lets editors explain and check this file." });

/** Marks that come along when a text is copied from a message or a web page. */
function withoutInvisibleMarks(value: string): string {
  return value.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "");
}
