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

const tightly = (json: string) => json.replace(/("(?:[^"\\\n]|\\.)*")|[ \t]+/g, "$1");
const loosely = (json: string) => json.replace(/("(?:[^"\\\n]|\\.)*")|([,:[\]{}])/g, "$1 $2 ");

test.each([
  [
    "a comma after the last field",
    '{\n  "a": "1",\n  "b": "2",\n}',
    3,
    "there is a comma after the last entry",
  ],
  [
    "a comma after the last field, with long texts before it",
    `{\n  "a": "${"Welcome. ".repeat(20)}",\n  "b": "2",\n}`,
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
  ["a file that breaks off", '{\n  "a": [\n    "1"', 3, "a closing bracket ] is missing"],
  ["a missing opening brace", '  "a": "1"\n}', 1, "the opening brace { at the start is missing"],
  [
    "a text that is no JSON at all",
    "hello\nthere",
    1,
    "the opening brace { at the start is missing",
  ],
  ["a brace too many", "{\n}\n}", 3, "there is something after the end of the file. Remove it"],
  ["a brace too many in the last line", "{\n}}", 2, "there is something after the end of the file"],
  ["a word after the end", "{\n}\nhello", 3, "there is something after the end of the file"],
  ["a comma too many", '{\n  "a": "1",,\n  "b": "2"\n}', 2, "there is a comma too many"],
  ["a comma in a line of its own", '{\n  "a": "1",\n  ,\n  "b": "2"\n}', 2, "there is a comma too"],
  [
    "a group without its start",
    '{\n  "address": "city": "Everett" }\n}',
    2,
    "an opening brace { is missing",
  ],
  ["a group without its end", '{\n  "a": { "b": "1",\n  "c": "2"\n}', 2, "a closing brace } is"],
  [
    "a list without its start",
    '{\n  "items":\n    "Bathing",\n    "Dressing"\n  ]\n}',
    2,
    "an opening bracket [ is missing",
  ],
  [
    "an entry without its end",
    '[\n  {\n    "a": [\n    ]\n  {\n  }\n]',
    4,
    "a closing brace and a comma }, are missing",
  ],
  [
    "an entry without its end, but with a comma",
    '[\n  {\n    "a": [\n    ],\n  {\n  }\n]',
    4,
    "a closing brace and a comma }, are missing",
  ],
  ["a missing colon and space", '{\n  "a""1"\n}', 2, "a colon or a comma is missing"],
  ["a semicolon for the colon", '{\n  "a"; "1"\n}', 2, "a colon or a comma is missing"],
  ["a comment", '{\n  // the name\n  "a": "1"\n}', 2, "there is a comment"],
  ["a comment behind a value", '{\n  "a": "1" # it’s new\n}', 2, "there is a comment"],
  ["a comment of a web page", '{\n  <!-- new -->\n  "a": "1"\n}', 2, "there is a comment"],
  [
    "a web address without its last quotation mark",
    '{\n  "a": "https://a.example,\n  "b": "2"\n}',
    2,
    "a quotation mark is missing",
  ],
  [
    "two versions that GitHub could not join",
    '{\n<<<<<<< edits\n  "a": "1"\n=======\n  "a": "2"\n>>>>>>> main\n}',
    2,
    "two versions of this file were not joined. Keep",
  ],
  ["a tab in a text", '{\n  "a": "1\t2"\n}', 2, "there is a tab inside a text. Put a space"],
  ["a backslash in a text", '{\n  "a": "C:\\Home"\n}', 2, "there is a backslash (\\) inside a"],
  ["a missing value", '{\n  "a": \n}', 3, 'a text in quotation marks ("…") is missing'],
  ["a value without quotation marks", '{\n  "a": one\n}', 2, 'a text in quotation marks ("…")'],
  ["a bare name", '{\n  a: "1"\n}', 2, "a field's name has no quotation marks"],
  ["an empty file", " \n", 1, "the file is empty. Put its text back"],
])("The owner is told the line of %s", (_slip, json, line, words) => {
  const fault = faultOf(json);
  expect(fault).toContain(`site.json, line ${line}: `);
  expect(fault).toContain(words);
  expect(fault).toMatch(/\. (Example|Put|Remove|Keep)/);
  expect(fault).not.toContain("\n");
  for (const typed of [tightly(json), loosely(json)]) expect(faultOf(typed), typed).toBe(fault);
});

test("Commas and quotation marks inside a text are no slips", () => {
  const json = '{\n  "a": "It’s “home”, ]",\n  "b": "She said \\"hello\\", }"\n}';
  expect(parseJson("site.json", json).value).toEqual({
    a: "It’s “home”, ]",
    b: 'She said "hello", }',
  });
});

test("What looks like a space or like nothing may stand between the texts of a file, and stays in them", () => {
  const json = '\u200B{\n\u00A0\u00A0"a":\u202A"1\u00A0\u200D2"\uFEFF\n}';
  expect(parseJson("site.json", json).value).toEqual({ a: "1\u00A0\u200D2" });
});

test("Each field's line is known; a missing field's is that of its group", () => {
  const { lineOf } = parseJson("site.json", '{\n  "a": {\n    "b":\n    [\n      1\n    ]\n  }\n}');
  expect([[], ["a"], ["a", "b"], ["a", "b", 0], ["a", "c"], ["d"]].map(lineOf)).toEqual([
    1, 2, 3, 5, 2, 1,
  ]);
});

test("Entries of a list may have the same fields", () => {
  const json = '[{ "a": "1" }, { "a": "2" }]';
  expect(parseJson("site.json", json).value).toEqual([{ a: "1" }, { a: "2" }]);
});
