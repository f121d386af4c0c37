import { z } from "zod";

/** A field in `content/`, as Zod describes it in JSON Schema. The owner's form and the problems use it. */
export type Field = {
  title?: string;
  description?: string;
  examples?: string[];
  /** What a problem says about a value that doesn't match the pattern. */
  wrong?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  /** What the owner's form calls each of the choices. */
  choices?: Record<string, string>;
  /** Where the owner's form uploads a picture to. */
  folder?: string;
  /** The site can't be published with the example. Made-up phone numbers and URLs are found anyway. */
  isSample?: boolean;
  /** The site can't be published until the owner fills it in. */
  isNeeded?: boolean;
  items?: Field;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
};

/** The way to a field in a file: names, and the indexes of entries. */
export type Path = PropertyKey[];

export const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Field;

export function fieldAt(field: Field | undefined, path: Path): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  return fieldAt(typeof key === "number" ? field?.items : field?.properties?.[String(key)], rest);
}

/** What the owner's form calls a field: `Services page → Categories → 2nd → Name`. */
export function nameOf(whole: Field, path: Path): string {
  const names = path.map((key, index) =>
    typeof key === "number"
      ? ordinal(key + 1)
      : (fieldAt(whole, path.slice(0, index + 1))?.title ?? String(key)),
  );
  return [whole.title, ...names].join(" → ");
}

const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (count: number) => `${count}${suffixes[rules.select(count)]}`;

/** A sentence about a field, with its example if it has one. The owner's form and the problems use it. */
export function withExample(sentence: string, field: Field): string {
  const example = (field.items ?? field).examples?.[0];
  return example ? `${sentence} Example: ${example}`.trim() : sentence;
}
