import { expect, test } from "vitest";
import { emailIds, ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

const { address } = ownerFacts;

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

test("A web address that browsers can't open has a line", async () => {
  const site = { ...ownerFacts, siteUrl: "https://300.1.1.1" };
  expect(await problemsIn(sampleContent({ "site.json": site }))).toEqual([
    "Facts → Web address isn't right: must be https:// followed by the domain and nothing else. (site.json)",
  ]);
});

test("The preview's banner lists what's missing, with the form's names", async () => {
  const site = { ...ownerFacts, phone: "", companyName: "" };
  const folder = sampleContent({ "site.json": site });
  expect(await readContent(folder)).toMatchObject({
    missing: ["Facts → Name of the home", "Facts → Phone number"],
  });
});
