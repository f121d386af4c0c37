import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { emailIds, ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

const { address } = ownerFacts;

test("Each problem has one line, with the form's names", async () => {
  const site = { ...ownerFacts, phone: "425-CALL-NOW", companyName: "C".repeat(46), address: {} };
  const home = { ...fixture("home"), about: ["Welcome.", "A".repeat(1001)], pictures: [] };
  expect(await problemsIn(sampleContent({ "site.json": site, "home.json": home }))).toEqual([
    "Facts → Name of the home must have 1 to 45 characters. (site.json)",
    "Facts → Phone number must be a US phone number with its area code. (site.json)",
    "Facts → Address of the home → Street is missing. (site.json)",
    "Facts → Address of the home → City is missing. (site.json)",
    "Facts → Address of the home → State is missing. (site.json)",
    "Home page → About Us → 2nd must have 1 to 1000 characters. (home.json)",
    "Home page → Pictures is missing. (home.json)",
  ]);
});

test("Line breaks and invisible characters in words don't keep the site from being published", async () => {
  const description = "A small\u200E adult family home for seniors.\n\u200BCall us today. ";
  const folder = sampleContent({ "home.json": { ...fixture("home"), description } });
  const { words } = await readContent(folder, { mustBePublishable: true });
  expect(words.home.description).toBe("A small adult family home for seniors. Call us today.");
});

const problemsBeforePublishing = (site: object) =>
  problemsIn(sampleContent({ "site.json": site }), { mustBePublishable: true });

test("A site with real facts can be published, even with the example's name or without a ZIP code", async () => {
  const site = {
    ...ownerFacts,
    companyName: "Everett Adult Family Home",
    address: { ...address, postalCode: "" },
    notices: [],
  };
  expect(await problemsBeforePublishing(ownerFacts)).toEqual([]);
  expect(await problemsBeforePublishing(site)).toEqual([]);
});

test("A site can't be published until every fact is filled in and right", async () => {
  const problems = await problemsBeforePublishing({
    address,
    companyName: " ",
    siteUrl: null,
  });
  expect(problems).toEqual([
    "Facts → Web address is missing. (site.json)",
    "Facts → Name of the home is missing. (site.json)",
    "Facts → Phone number is missing. (site.json)",
    expect.stringMatching(/^Facts → Reviews page is missing\. \(site.json\)$/),
    ...emailIds.map(() =>
      expect.stringMatching(/^Facts → EmailJS → .+ is missing\. \(site.json\)$/),
    ),
  ]);
});

test("A file with a missing comma has one line that says where", async () => {
  const json = '{\r\n"phone": "1"\r\n"siteUrl": ""\r\n}';
  expect(await problemsIn(sampleContent({ "site.json": json }))).toEqual([
    expect.stringMatching(
      /^Facts can't be read: Expected ',' .+ \(line 3 column 1\)\. \(site.json\)$/,
    ),
  ]);
});

test("A file that Windows saved with a byte order mark is fine", async () => {
  const json = `\uFEFF${JSON.stringify(ownerFacts)}`;
  expect(await problemsIn(sampleContent({ "site.json": json }))).toEqual([]);
});

test("A list instead of fields, another encoding and a missing file have one line each", async () => {
  const folder = sampleContent({ "services.json": ["Bathing"] });
  expect(await problemsIn(folder)).toEqual([
    "Services page isn't right: Invalid input: expected object, received array. (services.json)",
  ]);
  writeFileSync(join(folder, "home.json"), Buffer.from('{ "headline": "Café" }', "latin1"));
  rmSync(join(folder, "site.json"));
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^Facts can't be read: ENOENT: no such file .+ \(site.json\)$/),
    expect.stringMatching(/^Home page can't be read: .+ not valid .+ utf-8\. \(home.json\)$/),
  ]);
});
