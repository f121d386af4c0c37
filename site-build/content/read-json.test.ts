import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { temporaryFolder } from "../../test/support/sample-content.ts";
import { readJson } from "./read-json.ts";
import { servicesSchema, siteSchema } from "./schemas.ts";

/** Reads a file with this text. Returns its problems without the folder. */
function read(text: string | Buffer, schema: typeof siteSchema | typeof servicesSchema) {
  const folder = temporaryFolder();
  const path = join(folder, "a.json");
  writeFileSync(path, text);
  try {
    return readJson<unknown>(path, schema);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n");
  }
}

const readSite = (text: string | Buffer) => read(text, siteSchema);

test("A file may have a byte order mark and Windows line breaks", () => {
  const json = JSON.stringify(ownerFacts, null, 2);
  expect(readSite(`\uFEFF${json.replaceAll("\n", "\r\n")}`)).toEqual(ownerFacts);
});

test("Every problem has its own line, with the file, the line and the field", () => {
  const [notice] = ownerFacts.notices;
  const notices = [notice, { ...notice, url: 5 }, { label: "Terms" }];
  const site = { ...ownerFacts, notices, fax: "", email: "" };
  expect(readSite(JSON.stringify(site, null, 2))).toEqual([
    expect.stringMatching(/^a\.json, line 24: notices \(entry 2\)\.url: must be /),
    expect.stringMatching(/^a\.json, line 26: notices \(entry 3\)\.url: is missing/),
    expect.stringMatching(/^a\.json, line 30: fax: is not a field here/),
    expect.stringMatching(/^a\.json, line 31: email: is not a field here/),
  ]);
  expect(readSite("[]")).toEqual([
    expect.stringMatching(/^a\.json, line 1: the whole file: must be a group in braces/),
  ]);
});

const quotes = 'quotation marks: use " around names and text, and “ ” inside text';

test.each([
  ["curly quotes", '{\n"phone": “1”\n}', `2: has missing or wrong ${quotes}`],
  ["a name without quotes", '{\n"phone": "1",\nsiteUrl: ""\n}', "3: has missing or wrong"],
  ["a missing quote", '{\n"phone": "1,\n"siteUrl": ""\n}', "2: text must end on its line with a"],
  ["a missing value", '{\n"phone":\n}', "2: has an extra comma, or a value is missing"],
  ["a comma after the last field", '{\n"phone": "1",\n}', "2: has an extra comma"],
  ["a missing comma", '{\n"phone": "1"\n"siteUrl": ""\n}', "2: needs a comma at the end of the"],
  ["a missing colon", '{\n"phone" "1"\n}', "2: needs a colon between the name and the value"],
  ["a missing brace", '{\n"phone": "1"\n', "2: needs a closing brace }"],
  ["a missing bracket", '{ "notices": [\n', "1: needs a closing bracket ]"],
  ["a comment", '{\n// new\n"phone": ""\n}', "2: has something that doesn't belong there"],
])("The owner reads where and what to fix after %s", (_slip, json, line) => {
  expect(readSite(json)).toEqual([expect.stringContaining(`a.json, line ${line}`)]);
});

test("The line ends with an example of the field that has the slip", () => {
  expect(readSite('{\n"phone": 425-555-0100\n}')).toEqual([
    `a.json, line 2: needs a comma at the end of the line, or has wrong ${quotes}. Example: "phone": "(425) 555-0100"`,
  ]);
  expect(read('{ "categories": [{\n"items": ["Bathing", Dressing] }] }', servicesSchema)).toEqual([
    `a.json, line 2: has missing or wrong ${quotes}. Example: "items": ["Housekeeping and laundry"]`,
  ]);
});

test("A file that isn't saved as UTF-8 is refused, with the line", () => {
  const windows1252 = Buffer.from('{\n  "companyName": "Café Josés"\n}', "latin1");
  expect(readSite(windows1252)).toEqual([
    "a.json, line 2: isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub",
  ]);
});

test("A missing file has one line", () => {
  expect(() => readJson("site.json", siteSchema)).toThrow(
    /^site\.json: is missing\. Put a file with this name back$/,
  );
});
