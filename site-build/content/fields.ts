import { z } from "zod";

/** Invisible characters that get copied from messages and web pages. */
const invisible = "\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
const around = `[\\s${invisible}]*`;

/** Words for visitors. Pages show line breaks as spaces. */
export function text({ min = 1, max }: { min?: number; max: number }) {
  const wrong = `must have ${Math.max(1, min)} to ${max} characters`;
  return z.string().overwrite(clean).min(min, wrong).max(max, wrong);
}

/** Text that must match a pattern as a whole. `wrong` says what it must be. */
export function matching(
  pattern: string,
  wrong: string,
  asShown: (typed: string) => string = (typed) => typed,
) {
  // The owner's form checks the text as it was typed, with spaces and invisible characters around it.
  const asTyped = new RegExp(`^${around}(?:${pattern})${around}$`);
  return z.string().overwrite(clean).regex(asTyped, wrong).overwrite(asShown).meta({ wrong });
}

function clean(typed: string): string {
  return typed
    .replace(new RegExp(`[${invisible}]`, "g"), "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** A field in `content/`, as Zod describes it in JSON Schema. */
export type Field = z.core.JSONSchema.BaseSchema & {
  examples?: string[];
  /** What a problem says about a value that doesn't match the pattern. */
  wrong?: string;
  /** What the owner's form calls each of the choices. */
  choices?: Record<string, string>;
  /** Where the owner's form uploads a picture to. */
  folder?: string;
  items?: Field;
  properties?: Record<string, Field>;
};

export const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Field;
