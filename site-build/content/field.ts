import { z } from "zod";

/** A field in `content/`, as Zod describes it in JSON Schema. */
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
  items?: Field;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Field>;
  required?: string[];
};

export const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Field;
