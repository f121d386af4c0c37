import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import { fixture } from "../../test/fixtures/content.ts";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import type { FormField } from "./field-info.ts";
import { pagesCmsFile } from "./pages-cms.ts";
import { contentFiles } from "./schemas.ts";

test("The form has the fields and limits of the build (to update it: npm run form)", () => {
  expect(readFileSync(pagesCmsFile.path, "utf8")).toBe(pagesCmsFile.text);
});

const form = JSON.parse(pagesCmsFile.text.replace(/^#.*/, ""));
const formOf = (name: string): FormField[] =>
  form.content.find((file: { name: string }) => file.name === name).fields;

type Leaf = { path: string; field: FormField };

/** Every field for words or choices, with the path to its first entry. */
function leavesOf(fields: FormField[], prefix: string[] = []): Leaf[] {
  return fields.flatMap((field) => {
    const path = [...prefix, field.name, ...(field.list ? ["0"] : [])];
    if (field.fields) return leavesOf(field.fields, path);
    // Pictures are chosen from existing files.
    return field.type === "image" ? [] : [{ path: path.join("."), field }];
  });
}

/** The checks that Pages CMS makes before it saves a field. */
function formAccepts({ required, pattern, options }: FormField, value: string): boolean {
  if (options && "values" in options) return options.values.some((each) => each.value === value);
  if (required && value === "") return false;
  if (pattern && !new RegExp(pattern.regex).test(value)) return false;
  return !options || !("maxlength" in options) || value.length <= options.maxlength;
}

function buildAccepts(schema: z.ZodType, file: object, path: string, value: string): boolean {
  const changed = structuredClone(file);
  const keys = path.split(".");
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    changed as Record<string, unknown>,
  );
  parent[last] = value;
  return schema.safeParse(changed).success;
}

const lengths = [1, 45, 46, 50, 60, 61, 70, 71, 150, 151, 200, 201, 1000, 1001];
const samples = [
  "",
  "  ",
  "WA",
  "home",
  "98000-1234",
  "00000",
  " \u202A(425) 555-0123\u202C ",
  "425-CALL-NOW",
  "https://www.cedar.example",
  "https://www.cedar.example/reviews?home=1",
  "my template",
  "One line\nand another",
  "A <b>bold</b> home",
  ...lengths.map((length) => "x".repeat(length)),
];

test.each(Object.entries(contentFiles))(
  "Each field of the form for %s.json accepts what the build accepts",
  (name, schema) => {
    const file = name === "site" ? ownerFacts : fixture(name);
    for (const { path, field } of leavesOf(formOf(name))) {
      for (const value of samples) {
        const isRight = buildAccepts(schema, file, path, value);
        expect(formAccepts(field, value), `${path}: ${JSON.stringify(value)}`).toBe(isRight);
      }
    }
  },
);

test("The Publish button starts a workflow that accepts the input Pages CMS sends", () => {
  const [{ workflow }] = form.actions;
  const text = readFileSync(`.github/workflows/${workflow}`, "utf8");
  expect(text).toMatch(/workflow_dispatch:\n +inputs:\n +payload:/);
});
