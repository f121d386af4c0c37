import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { sampleContent, sampleText } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

test("Facts, words and pictures are read from one folder", async () => {
  expect(await readContent(await sampleContent(), { mode: "production" })).toMatchObject({
    missing: [],
    facts: { companyName: ownerFacts.companyName },
    words: { home: sampleText["home.json"], services: sampleText["services.json"] },
    pictures: { hero: { length: 7 }, services: { name: "services" } },
  });
});

test("The faults of all files are reported at once", async () => {
  const folder = await sampleContent({
    "site.json": { ...ownerFacts, phone: "none" },
    "services.json": { ...sampleText["services.json"], intro: "" },
  });
  rmSync(join(folder, "home.json"));
  rmSync(join(folder, "hero/7.png"));
  await expect(readContent(folder, { mode: "production" })).rejects.toMatchObject({
    faults: [
      expect.stringContaining("site.json, line 1: phone: "),
      expect.stringContaining("home.json: is missing"),
      expect.stringContaining("services.json, line 1: intro: "),
      expect.stringContaining("hero: has 6 pictures"),
    ],
  });
});

test("Only a site that is to be published is refused for a missing fact", async () => {
  const folder = await sampleContent({ "site.json": { ...ownerFacts, companyName: " " } });
  const { missing } = await readContent(folder, { mode: "production" });
  expect(missing).toEqual(["companyName"]);
  await expect(
    readContent(folder, { mode: "production", mustBePublishable: true }),
  ).rejects.toMatchObject({ faults: [expect.stringContaining("companyName: is missing")] });
});
