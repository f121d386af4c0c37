import { z } from "zod";
import { explain, kindOf } from "./explain.ts";
import { exampleOf, fieldInfo, formOf } from "./field-info.ts";

/** Invisible characters that get copied from messages and web pages. */
export const invisibleMarks = "\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
const aroundText = `[\\s${invisibleMarks}]*`;

/** Visitors would see HTML tags and codes such as &amp; as they are. */
const html = /<\/?[A-Za-z][^<>]*>|<!--|&(?:[A-Za-z][A-Za-z0-9]+|#\d+|#x[0-9A-Fa-f]+);/;
const noHtml = new RegExp(`^(?![\\s\\S]*(?:${html.source}))`);
const hasHtml = "can't have HTML tags, or codes such as &amp;";

/** What the owner reads next to a field: its name, and what it's for. */
type Words = { label: string; about: string };

type Text = Words & { example: string; max?: number };

export function text({ max = 1000, ...words }: Text) {
  const { example } = words;
  const { form } = textInfo(words, "[\\s\\S]*\\S", `must not be empty, and ${hasHtml}`);
  return z
    .string(explain(kindOf(example), example))
    .trim()
    .min(1, explain("", example))
    .max(max, explain(`must have at most ${max} characters`, example))
    .regex(noHtml, explain(hasHtml, example))
    .register(fieldInfo, {
      example,
      form: { ...form, type: max > 200 ? "text" : "string", options: { maxlength: max } },
    });
}

/** `right` must match the whole text. */
export type Pattern = Words & { example: string; right: RegExp; wrong: string };

export function pattern({ right, wrong, ...words }: Pattern) {
  const { example } = words;
  // The form checks the text as it was typed, with invisible characters around it.
  const asTyped = `${aroundText}(?:${right.source})${aroundText}$`;
  return z
    .string(explain(kindOf(example), example))
    .overwrite(withoutInvisibleMarks)
    .trim()
    .regex(new RegExp(`^(?:${right.source})$`), explain(wrong, example))
    .regex(noHtml, explain(hasHtml, example))
    .register(fieldInfo, textInfo(words, asTyped, wrong));
}

function textInfo({ label, about, example }: Text, right: string, wrong: string) {
  const pattern = { regex: noHtml.source + right, message: `This ${wrong}.` };
  const description = `${about} Example: ${example}`;
  return { example, form: { label, description, type: "string" as const, pattern } };
}

/** Text that may be empty, or absent, because the form leaves out empty fields. */
export function optional({ right, ...rest }: Pattern) {
  return pattern({ ...rest, right: new RegExp(`(?:${right.source})?`) }).optional();
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
  const [example] = names;
  const values = names.map((value) => ({ value, label: choices[value] }));
  const description = `${about} Example: ${values[0]?.label}`;
  return z.enum(names, explain(`must be one of ${names.join(", ")}`, example)).register(fieldInfo, {
    example,
    form: { label, description, type: "select", options: { values } },
  });
}

/** `wrongNumber` says what to do about a list that is too short or too long. */
type Limits = { min?: number; max?: number; wrongNumber?: (count: number) => string };

export function list<Entry extends z.ZodType>(
  { label, about }: Words,
  entry: Entry,
  { min = 1, max, wrongNumber }: Limits = {},
) {
  const example = [exampleOf(entry)];
  const form = formOf(entry);
  const [first] = form.fields ?? [];
  const description = first ? about : `${about} Example: ${example}`;
  const collapsible = first
    ? { collapsed: true as const, summary: `{index}: {${first.name}}` }
    : (false as const);
  const wrong = wrongNumber
    ? { error: ({ input }: { input?: unknown }) => wrongNumber((input as unknown[]).length) }
    : explain("must have at least one entry", example);
  return z
    .array(entry, explain(kindOf(example), example))
    .min(min, wrong)
    .max(max ?? Number.POSITIVE_INFINITY, wrong)
    .register(fieldInfo, {
      example,
      form: { ...form, label, description, list: { min, max, collapsible } },
    });
}

export function group<Shape extends Record<string, z.ZodType>>(
  { label, about }: Words,
  shape: Shape,
) {
  const fields = Object.entries(shape);
  const names = Object.keys(shape).join(", ");
  const example = Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  const { error } = explain(kindOf(example), example);
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `is not a field here. Remove it, or use one of: ${names}`
          : error(issue),
    })
    .register(fieldInfo, {
      example,
      form: {
        label,
        description: about,
        type: "object",
        fields: fields.map(([name, field]) => ({
          name,
          required: !field.safeParse(undefined).success,
          ...formOf(field),
        })),
      },
    });
}

function withoutInvisibleMarks(value: string): string {
  return value.replace(new RegExp(`[${invisibleMarks}]`, "g"), "");
}
