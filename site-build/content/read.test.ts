import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { headline, slideshow } from "../../test/fixtures/specification.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

test("Facts, words and pictures are read from one folder", async () => {
  expect(await readContent(sampleContent())).toMatchObject({
    obstacles: [],
    facts: { companyName: ownerFacts.companyName },
    words: { home: { headline }, services: { intro: fixture("services").intro } },
    pictures: { hero: { length: slideshow.pictures }, services: { name: "services" } },
  });
});

test("The problems in all files are reported together", async () => {
  const folder = sampleContent({
    "site.json": { ...ownerFacts, phone: "none" },
    "home.json": { ...fixture("home"), headline: "" },
  });
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^Facts → Phone number must be .+ \(site.json\)$/),
    "Home page → Headline is missing. Example: Age Fearlessly, Live Happily. (home.json)",
  ]);
});
