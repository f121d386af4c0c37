import { z } from "zod";
import { contentFiles } from "./schemas.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema & {
  patternErrorMessage?: string;
  enumDescriptions?: string[];
  /** For a picture: the folder to upload it to. */
  image?: string;
};

/** A field as Pages CMS describes it: https://pagescms.org/docs/configuration/content/fields/ */
export type FormField = {
  name: string;
  label: string;
  type: "string" | "text" | "select" | "image" | "object";
  description: string;
  required: boolean;
  pattern?: { regex: string; message: string };
  options?:
    | { maxlength: number }
    | { values: { value: string; label: string }[] }
    | { media: string; path: string };
  list?: {
    min: number;
    max?: number;
    collapsible: boolean | { collapsed: true; summary: string };
  };
  fields?: FormField[];
};

const MEDIA = "pictures";
const formats = ["jpg", "jpeg", "png", "webp", "avif"];
const extensions = [...formats, ...formats.map((format) => format.toUpperCase())];

/** The form for each file. */
export const fileForms = Object.entries(contentFiles).map(([name, schema]) => {
  const json = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  return {
    name,
    label: json.title,
    description: json.description,
    type: "file",
    path: `content/${name}.json`,
    format: "json",
    operations: { create: false, rename: false, delete: false },
    fields: fieldsOf(json),
  };
});

/** The form for editing `content/`. */
const form = {
  content: fileForms,
  media: [{ name: MEDIA, label: "Pictures", input: "content", output: "content", extensions }],
  actions: [
    {
      name: "publish",
      label: "Publish my changes",
      workflow: "publish.yml",
      ref: "main",
      confirm: {
        title: "Publish your changes?",
        message: "Everyone will see them in a few minutes.",
        button: "Publish",
      },
    },
  ],
  // With `user`, the history would show the owner's email address to everyone.
  settings: { hide: true, commit: { identity: "app" } },
};

/** JSON is also valid YAML. */
export const pagesCmsFile = {
  path: ".pages.yml",
  text: `# Written by: npm run form\n${JSON.stringify(form, null, 2)}\n`,
};

function fieldsOf({ properties = {}, required = [] }: JsonSchema): FormField[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): FormField {
  const { title = name, description = "" } = schema;
  if (schema.type === "array") {
    const entry = schema.items as JsonSchema;
    return {
      ...fieldOf(name, entry, required),
      label: title,
      description: withExample(description, entry),
      list: {
        min: schema.minItems ?? 0,
        ...(schema.maxItems && { max: schema.maxItems }),
        collapsible: entry.type === "object" && { collapsed: true, summary: summaryOf(entry) },
      },
    };
  }
  const field = { name, label: title, description: withExample(description, schema), required };
  if (schema.type === "object") return { ...field, type: "object", fields: fieldsOf(schema) };
  if (schema.image) {
    return { ...field, type: "image", options: { media: MEDIA, path: schema.image } };
  }
  if (schema.enum) return { ...field, type: "select", options: { values: choicesOf(schema) } };
  const { pattern, patternErrorMessage, maxLength = 0 } = schema;
  return {
    ...field,
    type: maxLength > 200 ? "text" : "string",
    ...(pattern && { pattern: { regex: pattern, message: `This ${patternErrorMessage}.` } }),
    ...(maxLength && { options: { maxlength: maxLength } }),
  };
}

function choicesOf({ enum: values = [], enumDescriptions = [] }: JsonSchema) {
  return values.map((value, index) => ({
    value: String(value),
    label: enumDescriptions[index] ?? String(value),
  }));
}

/** What a collapsed entry of a list shows. */
function summaryOf({ properties = {} }: JsonSchema): string {
  return "image" in properties ? "{index}: {image}" : "{title}";
}

function withExample(description: string, schema: JsonSchema): string {
  if (schema.type === "object" || schema.image) return description;
  const [example] = schema.enumDescriptions ?? schema.examples ?? [];
  return `${description} Example: ${example}`;
}
