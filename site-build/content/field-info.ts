import { z } from "zod";

/** A field as Pages CMS describes it: https://pagescms.org/docs/configuration/content/fields/ */
export type FormField = Form & { name: string; required: boolean };

type Form = {
  label: string;
  description: string;
  type: "string" | "text" | "select" | "image" | "object";
  pattern?: { regex: string; message: string };
  options?:
    | { maxlength: number }
    | { values: { value: string; label: string }[] }
    | { media: string; path: string };
  list?: {
    min: number;
    max?: number;
    /** Entries with several fields are collapsed, and show their first field. */
    collapsible: false | { collapsed: true; summary: string };
  };
  fields?: FormField[];
};

/** More about a field: an example, which its errors show, and what it looks like in the form. */
export const fieldInfo = z.registry<{ example: unknown; form: Form }>();

export const exampleOf = (schema: z.ZodType) => infoOf(schema)?.example;

export function formOf(schema: z.ZodType): Form {
  const info = infoOf(schema);
  if (!info) throw new Error("The form has no field for this schema");
  return info.form;
}

/** The form leaves out empty fields, so many schemas also accept a field that is absent. */
function infoOf(schema: z.ZodType) {
  const mayBeAbsent = schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault;
  return fieldInfo.get(mayBeAbsent ? schema.unwrap() : schema);
}
