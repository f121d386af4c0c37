import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixture } from "../../test/fixtures/content.ts";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { headline, slideshow } from "../../test/fixtures/specification.ts";
import { sampleContent } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

const read = (folder: string) => readContent(folder, { mode: "production" });

test("Facts, words and pictures are read from one folder", async () => {
  expect(await read(sampleContent())).toMatchObject({
    obstacles: [],
    facts: { companyName: ownerFacts.companyName },
    words: { home: { headline }, services: { intro: fixture("services").intro } },
    pictures: { hero: { length: slideshow.pictures }, services: { name: "services" } },
  });
});

test("The problems in all files are reported together, and then those of the pictures", async () => {
  const folder = sampleContent({
    "site.json": { ...ownerFacts, phone: "none" },
    "home.json": { ...fixture("home"), headline: "" },
  });
  await expect(read(folder)).rejects.toMatchObject({
    problems: [
      expect.stringContaining("site.json, line 4: phone: "),
      expect.stringContaining("home.json, line 3: headline: "),
    ],
  });
  const withoutPicture = sampleContent();
  rmSync(join(withoutPicture, "services.svg"));
  await expect(read(withoutPicture)).rejects.toMatchObject({
    problems: [expect.stringMatching(/services.json, line \d+: picture.image: there's no file/)],
  });
});
