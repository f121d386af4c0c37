import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

function faultOf(json: string): string {
  try {
    parseJson("site.json", json);
    return "none";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  [
    "a comma after the last field",
    '{\n  "a": "1",\n  "b": "2",\n}',
    3,
    "there is a comma after the last entry",
  ],
  [
    "a comma after the last item",
    '{\n  "a": [\n    "1",\n  ]\n}',
    3,
    "there is a comma after the last entry",
  ],
  [
    "curly quotation marks",
    '{\n  "a": "1",\n  “b”: “2”\n}',
    3,
    "there is a quotation mark that is not a straight one",
  ],
  ["apostrophes", "{\n  'a': '1'\n}", 2, "there is a quotation mark that is not a straight one"],
  ["a missing end of a text", '{\n  "a": "1,\n  "b": "2"\n}', 2, "a quotation mark is missing"],
  ["a missing start of a text", '{\n  "a": 1"\n}', 2, "a quotation mark is missing"],
  [
    "a quotation inside a text",
    '{\n  "a": "The "Cedar" Home"\n}',
    2,
    "there is a quotation mark inside a text",
  ],
  [
    "a missing comma between fields",
    '{\r\n  "a": "1"\r\n  "b": "2"\r\n}',
    2,
    "a comma is missing at the end of the line",
  ],
  [
    "a missing comma between groups",
    "[\n  {}\n  {}\n]",
    2,
    "a comma is missing at the end of the line",
  ],
  ["a missing colon", '{\n  "a" "1"\n}', 2, "a colon or a comma is missing"],
  ["another sign for the colon", '{\n  "a" = "1"\n}', 2, "a colon or a comma is missing"],
  ["a missing closing brace", '{\n  "a": "1"\n', 3, "a closing brace } is missing"],
  ["a missing closing bracket", '{\n  "a": ["1"\n}', 3, "a closing bracket ], is missing"],
  ["a missing opening brace", '\n  "a": "1"\n}', 2, "an opening brace { is missing"],
  ["a brace too many", "{\n}\n}", 3, "there is something after the end"],
  ["a comment", '{\n  // the name\n  "a": "1"\n}', 2, "there is a comment"],
  ["a missing value", '{\n  "a": \n}', 3, 'a text in quotation marks ("…") is missing'],
  ["a bare name", '{\n  a: "1"\n}', 2, "a field's name has no quotation marks"],
  ["an empty file", " \n", 1, "the file is empty"],
  ["anything else", "hello\nthere", 1, "quotation marks"],
])("The owner is told the line of %s", (_slip, json, line, words) => {
  const fault = faultOf(json);
  expect(fault).toContain(`site.json, line ${line}: `);
  expect(fault).toContain(words);
  expect(fault).toMatch(/\. (Example: .|Put its text back)/);
  expect(fault).not.toContain("\n");
});

test("Commas and quotation marks inside a text are no slips", () => {
  const json = '{\n  "a": "It’s “home”, ]",\n  "b": "She said \\"hello\\", }"\n}';
  expect(parseJson("site.json", json).value).toEqual({
    a: "It’s “home”, ]",
    b: 'She said "hello", }',
  });
});

test("Each field's line is known; a missing field's is that of its group", () => {
  const { lineOf } = parseJson("site.json", '{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}');
  expect([[], ["a"], ["a", "b"], ["a", "b", 0], ["a", "c"], ["d"]].map(lineOf)).toEqual([
    1, 2, 3, 4, 2, 1,
  ]);
});
