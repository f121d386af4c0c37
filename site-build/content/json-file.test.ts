import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readJson } from "./json-file.ts";
import { siteSchema } from "./site-schema.ts";

const quotes =
  'needs straight quotation marks (") around each name and value. Inside text, use “ ”';
const other = "something is missing or extra here, such as a colon, a bracket or a brace";

test.each([
  ["a missing comma", '{\r\n"phone": "1"\r\n"siteUrl": ""\r\n}', "2: needs a comma at the end"],
  ["a comma after the last field", '{\n"phone": "1",\n}', "2: has an extra comma at the end"],
  ["a comma after the last entry", '{\n"a": ["b",\n]}', "2: has an extra comma at the end"],
  ["two commas", '{\n"phone": "1",,\n"siteUrl": ""\n}', "2: has an extra comma at the end"],
  ["a missing quotation mark", '{\n"phone": "1,\n"siteUrl": ""\n}', `2: ${quotes}`],
  ["a number without quotation marks", '{\n"phone": 425-555-0100\n}', `2: ${quotes}`],
  ["a name without quotation marks", '{\n"phone": "1",\nsiteUrl: ""\n}', `3: ${quotes}`],
  ["curly quotation marks", '{\n"phone": “1”\n}', `2: ${quotes}`],
  ["quotation marks inside text", '{\n"phone": "Open "24/7" care"\n}', `2: ${quotes}`],
  ["a merge conflict", "{\n<<<<<<< edits\n=======\n}", "2: has a merge conflict. Keep the right"],
  ["a missing brace", '{\n"phone": "1"\n', `2: ${other}`],
  ["a missing bracket", '{\n"a": ["b"\n}', `2: ${other}`],
  ["a file that is empty", "", `1: ${other}`],
])("The owner reads what to do about %s", async (_slip, json, line) => {
  expect(await problemsIn(sampleContent({ "site.json": json }))).toEqual([
    expect.stringContaining(`site.json, line ${line}`),
  ]);
});

test("Quotation marks and commas inside text, a byte order mark and Windows line breaks are fine", () => {
  const site = { ...ownerFacts, companyName: "It’s “home”, ] }" };
  const json = JSON.stringify(site, null, 2).replaceAll("\n", "\r\n");
  const file = join(sampleContent({ "site.json": `\uFEFF${json}` }), "site.json");
  expect(readJson(file, siteSchema).data).toEqual(site);
});

test("A field has the form's name and its line; a missing one has the line of its group", () => {
  const { address, notices, ...others } = ownerFacts;
  const folder = sampleContent({ "site.json": { address, notices, ...others } });
  const { lineFor } = readJson(join(folder, "site.json"), siteSchema);
  const line = (...path: PropertyKey[]) =>
    lineFor({ path, problem: "is odd." }).replace(`${folder}/`, "");
  expect([line(), line("address", "city"), line("address", "fax"), line("notices", 0)]).toEqual([
    "Facts: is odd. (site.json, line 1)",
    "Facts → Address of the home → City: is odd. (site.json, line 4)",
    "Facts → Address of the home → fax: is odd. (site.json, line 2)",
    "Facts → Notices → 1st: is odd. (site.json, line 9)",
  ]);
});

test("A list instead of fields, another encoding and a missing file have one line each", async () => {
  expect(await problemsIn(sampleContent({ "site.json": [] }))).toEqual([
    "Facts: must be a set of fields inside { }. (site.json, line 1)",
  ]);
  const folder = sampleContent();
  writeFileSync(join(folder, "home.json"), Buffer.from('{ "headline": "Café" }', "latin1"));
  rmSync(join(folder, "site.json"));
  expect(await problemsIn(folder)).toEqual([
    "site.json: is missing. Restore it.",
    "home.json: isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub.",
  ]);
});
