import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleContent, sampleFacts, sampleText } from "../../test/support/sample-content.ts";
import { readContent } from "./read.ts";

test("Facts, words and pictures are read from one folder", async () => {
  expect(await readContent(await sampleContent(), { mode: "production" })).toMatchObject({
    missing: [],
    facts: { companyName: "Cedar Home" },
    words: { home: sampleText["home.json"], services: sampleText["services.json"] },
    pictures: { hero: { length: 7 }, services: { name: "services" } },
  });
});

test("The faults of all files are reported at once", async () => {
  const folder = await sampleContent({
    "site.json": { ...sampleFacts, phone: "none" },
    "services.json": { ...sampleText["services.json"], intro: "" },
  });
  rmSync(join(folder, "home.json"));
  rmSync(join(folder, "hero/7.png"));
  await expect(readContent(folder, { mode: "production" })).rejects.toMatchObject({
    name: "ContentError",
    faults: [
      expect.stringMatching(/site\.json, line 1: phone: must be a US phone number/),
      expect.stringMatching(/home\.json: is missing/),
      expect.stringMatching(/services\.json, line 1: intro: is missing/),
      expect.stringMatching(/hero: has 6 pictures/),
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
