import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";

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
