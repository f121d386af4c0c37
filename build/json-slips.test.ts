import { expect, test } from "vitest";
import { describeBrokenJson } from "./json-slips.ts";

function describeText(json: string): string {
  try {
    JSON.parse(json);
    return "valid";
  } catch (error) {
    return describeBrokenJson(json, (error as Error).message);
  }
}

test.each([
  [
    "a comma after the last field",
    '{\n  "a": "1",\n  "b": "2",\n}',
    3,
    "a comma after the last entry",
  ],
  [
    "a comma after the last item",
    '{\n  "a": [\n    "1",\n  ]\n}',
    3,
    "a comma after the last entry",
  ],
  ["curly quotation marks", '{\n  "a": "1",\n  “b”: “2”\n}', 3, "not a straight one"],
  ["apostrophes", "{\n  'a': '1'\n}", 2, "not a straight one"],
  ["a missing end of a text", '{\n  "a": "1,\n  "b": "2"\n}', 2, "a quotation mark is missing"],
  ["a missing start of a text", '{\n  "a": 1"\n}', 2, "a quotation mark is missing"],
  ["a quotation inside a text", '{\n  "a": "The "Cedar" Home"\n}', 2, "inside a text"],
  ["a missing comma between fields", '{\r\n  "a": "1"\r\n  "b": "2"\r\n}', 2, "a comma is missing"],
  ["a missing comma between groups", "[\n  {}\n  {}\n]", 2, "a comma is missing"],
])("The owner is told the line of %s", (_slip, json, line, words) => {
  const description = describeText(json);
  expect(description).toContain(`is not valid JSON: in line ${line} `);
  expect(description).toContain(words);
  expect(description).toMatch(/\. Right is, for example, ./);
});

test("Commas and curly quotation marks inside a text are no slips", () => {
  const json = '{\n  "a": "It’s “home”, ]",\n  "b": "She said \\"hello\\", }"\n';
  expect(describeText(json)).toMatch(/^is not valid JSON: Expected .* \(line 4 column 1\)\. Right/);
});

test("Whatever else is wrong is told in one line, too", () => {
  for (const json of ["", "{", "hello\nthere", "{}}", '{ "a" = "1" }']) {
    expect(describeText(json)).toMatch(/^is not valid JSON: .+\. Right is, for example, .+$/);
  }
});
