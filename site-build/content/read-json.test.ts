import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleFacts, temporaryFolder } from "../../test/support/sample-content.ts";
import { readJson } from "./read-json.ts";
import { servicesSchema, siteSchema } from "./schemas.ts";

const fileWith = (text: string | Buffer) => {
  const path = join(temporaryFolder(), "site.json");
  writeFileSync(path, text);
  return path;
};

/** The lines that the owner reads, without the file's folder. */
function faultsIn(text: string | Buffer, schema: Parameters<typeof readJson>[1] = siteSchema) {
  const path = fileWith(text);
  try {
    readJson(path, schema);
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll(path, "site.json").split("\n");
  }
}

test("A file without a fault is read, and a $schema, which editors add, is left out", () => {
  const path = fileWith(JSON.stringify({ $schema: "./schemas/site.json", ...sampleFacts }));
  expect(readJson(path, siteSchema)).toEqual(sampleFacts);
});

test("A file may begin with the mark that some editors write, and end its lines as Windows does", () => {
  const path = fileWith(`\uFEFF${JSON.stringify(sampleFacts, null, 2).replaceAll("\n", "\r\n")}`);
  expect(readJson(path, siteSchema)).toEqual(sampleFacts);
});

test("Every fault has a line of its own, with the file, the line and the field", () => {
  const { street: _, ...address } = sampleFacts.address;
  const site = { ...sampleFacts, phone: "none", address, fax: "", email: "" };
  expect(faultsIn(JSON.stringify(site, null, 2))).toEqual([
    'site.json, line 4: phone: must be a US phone number with its area code (it is "none"). Example: "(425) 555-0100"',
    'site.json, line 6: address.street: is missing. Example: "714 88th St SE"',
    expect.stringMatching(
      /^site\.json, line 15: fax: is not a field here\. Remove it, or use one of/,
    ),
    expect.stringMatching(/^site\.json, line 16: email: is not a field here\. Remove it/),
  ]);
});

test("An entry of a list is named by its number", () => {
  const services = {
    description: "x".repeat(60),
    intro: "Welcome.",
    categories: [{ title: "Care", icon: "care", items: ["Bathing", 2] }],
  };
  expect(faultsIn(JSON.stringify(services, null, 2), servicesSchema)).toEqual([
    'site.json, line 10: categories (entry 1).items (entry 2): must be a text in quotation marks ("…"). Example: "Housekeeping and laundry"',
  ]);
});

test("A file of another kind altogether has one line", () => {
  expect(faultsIn("[]")).toEqual([
    expect.stringMatching(/^site\.json, line 1: the whole file: must be a group in braces/),
  ]);
});

test("A field that is there twice is named with the second one's line", () => {
  expect(faultsIn('{\n  "phone": "",\n  "phone": "(425) 555-0100"\n}')).toEqual([
    "site.json, line 3: phone is here twice. Remove one of them",
  ]);
  expect(faultsIn('{\n  "address": { "city": "",\n "city": "" }\n}')).toEqual([
    "site.json, line 3: city is here twice. Remove one of them",
  ]);
});

const unreadable =
  "has letters that were saved in an old way. Save the file as UTF-8, or type them again on GitHub";

test("Letters that an old program saved are refused, and their line is named", () => {
  const windows1252 = Buffer.from('{\n  "companyName": "Café Josés"\n}', "latin1");
  expect(faultsIn(windows1252)).toEqual([`site.json, line 2: ${unreadable}`]);
  expect(faultsIn(Buffer.from('{ "phone": "" }', "utf16le"))).toEqual([
    `site.json, line 1: ${unreadable}`,
  ]);
});

test("A file that is not there has one line", () => {
  const path = join(temporaryFolder(), "site.json");
  expect(() => readJson(path, siteSchema)).toThrow(
    `${path}: is missing or cannot be read. Put a file of this name back`,
  );
});
