import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { slideshow } from "../../test/fixtures/specification.ts";
import { sampleContent, sampleText } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

test("Facts, words and pictures are read from one folder", async () => {
  expect(await readContent(await sampleContent(), { mode: "production" })).toMatchObject({
    missing: [],
    facts: { companyName: ownerFacts.companyName },
    words: { home: { headline: "Welcome." }, services: { intro: "This is how we care." } },
    pictures: { hero: { length: slideshow.pictures }, services: { name: "services" } },
  });
});

test("The problems in all files are reported at once", async () => {
  const folder = await sampleContent({
    "site.json": { ...ownerFacts, phone: "none" },
    "home.json": { ...sampleText["home.json"], headline: "" },
  });
  rmSync(join(folder, "services.png"));
  await expect(readContent(folder, { mode: "production" })).rejects.toMatchObject({
    problems: [
      expect.stringContaining("site.json, line 1: phone: "),
      expect.stringContaining("home.json, line 1: headline: "),
      expect.stringMatching(/services\.json: picture: there's no file content\/services\.png/),
    ],
  });
});

test("Only publishing is refused when a fact is missing", async () => {
  const folder = await sampleContent({ "site.json": { ...ownerFacts, companyName: " " } });
  const { missing } = await readContent(folder, { mode: "production" });
  expect(missing).toEqual(["companyName"]);
  await expect(
    readContent(folder, { mode: "production", mustBePublishable: true }),
  ).rejects.toMatchObject({ problems: [expect.stringContaining("companyName: is missing")] });
});
