import { expect, test } from "vitest";
import { z } from "zod";
import { parseJson } from "./parse-json.ts";

const parse = (json: string) => parseJson("site.json", json, z.unknown());

test("Commas and quotation marks inside text are fine", () => {
  const json = '{\n  "a": "It’s “home”, ]",\n  "b": "She said \\"hello\\", }"\n}';
  expect(parse(json).value).toEqual({ a: "It’s “home”, ]", b: 'She said "hello", }' });
});

test("Invisible characters and hard spaces are fine between names and values, and stay in text", () => {
  const json = '\u200B{\n\u00A0\u00A0"a":\u202A"1\u00A0\u200D2"\uFEFF\n}';
  expect(parse(json).value).toEqual({ a: "1\u00A0\u200D2" });
});

test("Each field has its line; a missing field has the line of its group", () => {
  const { where } = parse('{\n  "a": {\n    "b":\n    [\n      1\n    ]\n  }\n}');
  expect([[], ["a"], ["a", "b"], ["a", "b", 0], ["a", "c"], ["d"]].map(where)).toEqual([
    "site.json, line 1: the whole file",
    "site.json, line 2: a",
    "site.json, line 3: a.b",
    "site.json, line 5: a.b (entry 1)",
    "site.json, line 2: a.c",
    "site.json, line 1: d",
  ]);
});
