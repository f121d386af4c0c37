import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";

const { address, emailService } = ownerFacts;

const publish = (site: object) =>
  problemsIn(sampleContent({ "site.json": site }), { mustBePublishable: true });

test.each([
  [{ siteUrl: "https://www.example.com/" }],
  [{ phone: " 425 555 0199\u200E" }],
  [{ testimonialsUrl: "https://cedar.example/reviews?a=1" }],
  [{ address: { ...address, postalCode: "12345" } }],
  [{ emailService: { ...emailService, templateId: "template_sample" } }],
  [{ emailService: { ...emailService, publicKey: "sample_public_key" } }],
  [{ notices: [{ label: "Privacy", url: "https://example.net/privacy" }] }],
])("A site can be built, but not published, with %j", async (change) => {
  const site = { ...ownerFacts, ...change };
  expect(await problemsIn(sampleContent({ "site.json": site }))).toEqual([]);
  expect(await publish(site)).toEqual([
    expect.stringMatching(/: is only an example \(it is ".*"\)\. Fill in the real one$/),
  ]);
});

test("A site with real facts can be published, even with the example's name or without a ZIP code", async () => {
  const companyName = "Everett Adult Family Home";
  const site = { ...ownerFacts, companyName, address: { ...address, postalCode: "" }, notices: [] };
  expect(await publish(ownerFacts)).toEqual([]);
  expect(await publish(site)).toEqual([]);
});

test("A site can't be published until every fact is filled in and right", async () => {
  const problems = await publish({ address, companyName: " ", phone: "none" });
  expect(problems.map((problem) => problem.replace(/( \(|\. Example: ).*/, ""))).toEqual([
    "site.json, line 9: phone: must be a US phone number with its area code",
    "site.json, line 1: siteUrl: is missing",
    "site.json, line 8: companyName: is missing",
    "site.json, line 1: testimonialsUrl: is missing",
    "site.json, line 1: emailService.serviceId: is missing",
    "site.json, line 1: emailService.templateId: is missing",
    "site.json, line 1: emailService.publicKey: is missing",
  ]);
});

test("A note names what keeps the site from being published as the form does", async () => {
  const site = { ...ownerFacts, phone: "425-555-0100", companyName: "" };
  const folder = sampleContent({ "site.json": site });
  expect(await readContent(folder, { mode: "production" })).toMatchObject({
    obstacles: ["name of the home", "phone number (only an example)"],
    notes: [
      "Missing before you can publish: name of the home, phone number (only an example). Until then, pages use examples.",
    ],
  });
});
