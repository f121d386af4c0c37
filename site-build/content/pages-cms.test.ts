import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { formOf } from "./field-info.ts";
import { pagesCmsFile } from "./pages-cms.ts";
import { contentFiles } from "./schemas.ts";

test("The form has the fields and limits of the build (to update it: npm run form)", () => {
  expect(readFileSync(pagesCmsFile.path, "utf8")).toBe(pagesCmsFile.text);
});

/** Every field for words or choices. */
function leavesOf(name: string, schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodPrefault) return leavesOf(name, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return leavesOf(name, schema.element as z.ZodType);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      leavesOf(`${name}.${key}`, field),
    );
  }
  // Pictures are chosen from existing files.
  return formOf(schema).type === "image" ? [] : [[name, schema]];
}

/** The checks that Pages CMS makes before it saves a field. */
function formAccepts(schema: z.ZodType, value: string): boolean {
  const { pattern, options } = formOf(schema);
  if (options && "values" in options) return options.values.some((each) => each.value === value);
  if (pattern && !new RegExp(pattern.regex).test(value)) return false;
  return !options || !("maxlength" in options) || value.length <= options.maxlength;
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

const leaves = Object.entries(contentFiles).flatMap(([name, schema]) => leavesOf(name, schema));

test.each(leaves)("In the form, %s accepts what the build accepts", (_, schema) => {
  for (const value of samples) {
    const isRight = schema.safeParse(value).success;
    expect(formAccepts(schema, value), JSON.stringify(value)).toBe(isRight);
  }
});

test("The Publish button starts a workflow that accepts the input Pages CMS sends", () => {
  const [{ workflow }] = JSON.parse(pagesCmsFile.text.replace(/^#.*/, "")).actions;
  const text = readFileSync(`.github/workflows/${workflow}`, "utf8");
  expect(text).toMatch(/workflow_dispatch:\n +inputs:\n +payload:/);
});
