import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentError } from "./content-error.ts";
import { readJson } from "./read-json.ts";
import { sampleFacts, sampleText, sampleWords, temporaryFolder } from "./sample-content.ts";
import { homeSchema, siteSchema } from "./schemas.ts";

const fileWith = (text: string) => {
  const path = join(temporaryFolder(), "site.json");
  writeFileSync(path, text);
  return path;
};

test("A file without a fault is read, and a $schema, which editors add, is left out", () => {
  const home = { $schema: "./home.schema.json", ...sampleText["home.json"] };
  const folder = sampleWords({ "home.json": home });
  expect(readJson(join(folder, "home.json"), homeSchema)).toEqual(sampleText["home.json"]);
});

test("A file may begin with the mark that some editors write", () => {
  const path = fileWith(`\uFEFF${JSON.stringify(sampleFacts)}`);
  expect(readJson(path, siteSchema)).toEqual(sampleFacts);
});

test("Every fault of a file has a line that begins with the file", () => {
  const path = fileWith(JSON.stringify({ ...sampleFacts, phone: "none", fax: "none" }));
  expect(() => readJson(path, siteSchema)).toThrow(
    new ContentError([
      `${path}: phone: must be a US phone number with its area code (it is "none"). Right is, for example, "(425) 555-0100"`,
      `${path}: fax: is not a field of this file. Remove it, or use one of: siteUrl, companyName, phone, testimonialsUrl, address, emailService`,
    ]),
  );
});

test("A file that is no JSON has one line", () => {
  const path = fileWith('{\n  "phone": "",\n}\n');
  expect(() => readJson(path, siteSchema)).toThrow(
    new ContentError([
      `${path}: is not valid JSON: in line 2 there is a comma after the last entry. Right is, for example, ["Bathing", "Dressing"]`,
    ]),
  );
});

test("A file that is not there has one line", () => {
  const path = join(temporaryFolder(), "site.json");
  expect(() => readJson(path, siteSchema)).toThrow(
    new ContentError([`${path}: is missing or cannot be read. Put a file of this name back`]),
  );
});
