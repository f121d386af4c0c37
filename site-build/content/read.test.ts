import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slideshow } from "../../test/fixtures/specification.ts";
import { sampleContent, sampleFacts, sampleText } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

test("Facts, words and pictures are read from one folder", async () => {
  expect(await readContent(await sampleContent(), { mode: "production" })).toMatchObject({
    missing: [],
    facts: { companyName: "Cedar Home" },
    words: { home: { headline: "Welcome." }, services: { intro: "This is how we care." } },
    pictures: { hero: { length: slideshow.pictures }, services: { name: "services" } },
  });
});

test("The faults of all files are reported at once", async () => {
  const folder = await sampleContent({
    "site.json": { ...sampleFacts, phone: "none" },
    "home.json": { ...sampleText["home.json"], headline: "" },
  });
  rmSync(join(folder, "services.png"));
  await expect(readContent(folder, { mode: "production" })).rejects.toMatchObject({
    name: "ContentError",
    faults: [
      expect.stringMatching(/site\.json, line 1: phone: must be a US phone number/),
      expect.stringMatching(/home\.json, line 1: headline: is missing/),
      expect.stringMatching(/services\.json: picture: there's no file content\/services\.png/),
    ],
  });
});

test("A fact that nobody has told us yet is a fault only where the site is to be published", async () => {
  const emailService = { ...sampleFacts.emailService, templateId: "" };
  const folder = await sampleContent({
    "site.json": { ...sampleFacts, companyName: " ", emailService },
  });
  const { missing } = await readContent(folder, { mode: "production" });
  expect(missing).toEqual(["companyName", "emailService.templateId"]);
  const publishable = readContent(folder, { mode: "production", mustBePublishable: true });
  await expect(publishable).rejects.toMatchObject({
    faults: [
      `${folder}/site.json, line 1: companyName: is missing. Example: "Everett Adult Family Home"`,
      `${folder}/site.json, line 1: emailService.templateId: is missing. Example: "template_ab12cd3"`,
    ],
  });
});

test("Facts that the form has left out are each named where the site is to be published", async () => {
  const folder = await sampleContent({ "site.json": { address: sampleFacts.address } });
  const publishable = readContent(folder, { mode: "production", mustBePublishable: true });
  await expect(publishable).rejects.toMatchObject({
    faults: [
      "siteUrl",
      "companyName",
      "phone",
      "testimonialsUrl",
      "emailService.serviceId",
      "emailService.templateId",
      "emailService.publicKey",
    ].map((field) => expect.stringContaining(`line 1: ${field}: is missing. Example: `)),
  });
});
