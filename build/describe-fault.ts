import { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What is wrong in a file's values: one line for each, with the field and an example of what is right. */
export function describeFault(schema: z.ZodType, json: unknown, issue: Issue): string[] {
  if (issue.code === "unrecognized_keys") {
    const known = fieldsOf(schemaAt(schema, issue.path)).join(", ");
    return issue.keys.map((key) => {
      const field = fieldName([...issue.path, key]);
      return `${field}: is not a field of this file. Remove it, or use one of: ${known}`;
    });
  }
  const value = valueAt(json, issue.path);
  const shown =
    typeof value === "string" && value !== "" ? ` (it is ${JSON.stringify(value)})` : "";
  const wrong = value === undefined ? "is missing" : whatIsWrong(issue) + shown;
  const example = JSON.stringify(exampleOf(schemaAt(schema, issue.path)));
  return [`${fieldName(issue.path)}: ${wrong}. Right is, for example, ${example}`];
}

function fieldName(path: PropertyKey[]): string {
  const parts = path.map((key) =>
    typeof key === "number" ? ` (entry ${key + 1})` : `.${String(key)}`,
  );
  return parts.join("").replace(/^\./, "") || "the whole file";
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text in quotation marks ("…")',
  array: "a list in square brackets ([…])",
  object: "a group in braces ({…})",
};

function whatIsWrong(issue: Issue): string {
  const kind = issue.code === "invalid_type" && kinds[issue.expected];
  return kind ? `must be ${kind}` : issue.message;
}

function valueAt(json: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => at?.[key as keyof typeof at], json);
}

function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, key) => {
    if (at instanceof z.ZodArray) return at.element as z.ZodType;
    if (at instanceof z.ZodObject) return (at.shape[String(key)] ?? at.def.catchall) as z.ZodType;
    return undefined;
  }, schema);
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).filter((key) => key !== "$schema");
}

/** A field's own example, or one put together from the fields inside it. */
function exampleOf(schema: z.ZodType | undefined): unknown {
  const own = schema?.meta()?.examples;
  if (Array.isArray(own)) return own[0];
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  if (!(schema instanceof z.ZodObject)) return undefined;
  return Object.fromEntries(
    fieldsOf(schema).map((key) => [key, exampleOf(schema.shape[key] as z.ZodType)]),
  );
}
