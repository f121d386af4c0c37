import { z } from "zod";

/** A field in `content/`, as Zod describes it in JSON Schema. The form and the error lines use it. */
export type Field = {
  type?: string;
  title?: string;
  description?: string;
  examples?: string[];
  /** What error lines say about a value that doesn't match the pattern. */
  wrong?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  /** What the form calls each of the choices. */
  choices?: Record<string, string>;
  /** Where the form uploads a picture to. */
  folder?: string;
  /** The example isn't anyone's real value. */
  isSample?: boolean;
  /** The site can't be published until the owner fills it in. */
  isNeeded?: boolean;
  items?: Field;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
};

export const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Field;

export function fieldAt(field: Field | undefined, path: PropertyKey[]): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  return fieldAt(typeof key === "number" ? field?.items : field?.properties?.[String(key)], rest);
}

export function exampleOf(field: Field): unknown {
  const { properties, items, examples, enum: choices } = field;
  if (items) return [exampleOf(items)];
  if (!properties) return examples?.[0] ?? choices?.[0];
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]),
  );
}
