import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { temporaryFolder } from "../../test/support/sample-content.ts";
import { readJson } from "./read-json.ts";
import { siteSchema } from "./schemas.ts";

/** Reads a file with this text. Returns its problems without the folder. */
function read(text: string | Buffer, name = "site.json") {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), text);
  try {
    return readJson(join(folder, "site.json"), siteSchema);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n");
  }
}

test("A file may have a byte order mark and Windows line breaks", () => {
  const json = JSON.stringify(ownerFacts, null, 2);
  expect(read(`\uFEFF${json.replaceAll("\n", "\r\n")}`)).toEqual(ownerFacts);
});

test("Every problem has its own line, with the file, the line and the field", () => {
  const [notice] = ownerFacts.notices;
  const site = { ...ownerFacts, notices: [notice, { ...notice, url: 5 }], fax: "", email: "" };
  expect(read(JSON.stringify(site, null, 2))).toEqual([
    expect.stringMatching(/^site\.json, line 24: notices \(entry 2\)\.url: must be /),
    expect.stringMatching(/^site\.json, line 27: fax: is not a field here/),
    expect.stringMatching(/^site\.json, line 28: email: is not a field here/),
  ]);
});

test("A file that is a list has one line", () => {
  expect(read("[]")).toEqual([
    expect.stringMatching(/^site\.json, line 1: the whole file: must be a group in braces/),
  ]);
});

test("A file that isn't saved as UTF-8 is refused, with the line", () => {
  const problem = "isn't saved as UTF-8. Save it as UTF-8, or type its text again on GitHub";
  const windows1252 = Buffer.from('{\n  "companyName": "Café Josés"\n}', "latin1");
  expect(read(windows1252)).toEqual([`site.json, line 2: ${problem}`]);
  expect(read(Buffer.from('{ "phone": "" }', "utf16le"))).toEqual([
    `site.json, line 1: ${problem}`,
  ]);
});

test("A missing file has one line, which names a similar file", () => {
  expect(read("{}", "home.json")).toEqual([
    "site.json: is missing. Put a file with this name back",
  ]);
  for (const name of ["site.json.txt", "Site.json", "site (1).json"]) {
    expect(read("{}", name)).toEqual([`site.json: is missing. Rename ${name} to site.json`]);
  }
});
