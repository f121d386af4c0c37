import { expect, test } from "vitest";
import { emailIds, ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { placeholders } from "./facts.ts";
import { readContent } from "./read.ts";

const { address } = ownerFacts;

const problemsBeforePublishing = (site: object) =>
  problemsIn(sampleContent({ "site.json": site }), { mustBePublishable: true });

test.each([
  [{ siteUrl: "https://www.example.com/" }],
  [{ phone: " 425 555 0199\u200E" }],
  [{ testimonialsUrl: "https://cedar.example/reviews?a=1" }],
  [{ address: { ...address, postalCode: "12345" } }],
  [{ notices: [{ label: "Privacy", url: "https://example.net/privacy" }] }],
])("A site can be built, but not published, with %j", async (change) => {
  const site = { ...ownerFacts, ...change };
  expect(await problemsIn(sampleContent({ "site.json": site }))).toEqual([]);
  expect(await problemsBeforePublishing(site)).toEqual([
    expect.stringMatching(
      /: is only an example \(it is ".*"\)\. Fill in the real one\. \(site.json, line \d+\)$/,
    ),
  ]);
});

test("A site can't be published with our examples of the email service's ids", async () => {
  const { emailService } = placeholders;
  const samples = Object.entries(emailService).filter(([, id]) => id !== "default_service");
  expect(await problemsBeforePublishing({ ...ownerFacts, emailService })).toEqual(
    samples.map(() => expect.stringMatching(/^Facts → EmailJS → .+: is only an example/)),
  );
});

test("A site with real facts can be published, even with the example's name or without a ZIP code", async () => {
  const companyName = "Everett Adult Family Home";
  const site = { ...ownerFacts, companyName, address: { ...address, postalCode: "" }, notices: [] };
  expect(await problemsBeforePublishing(ownerFacts)).toEqual([]);
  expect(await problemsBeforePublishing(site)).toEqual([]);
});

test("A site can't be published until every fact is filled in and right", async () => {
  const problems = await problemsBeforePublishing({
    address,
    companyName: " ",
    phone: "none",
    siteUrl: null,
  });
  expect(problems).toEqual([
    "Facts → Website URL: must be text in quotation marks. (site.json, line 10)",
    expect.stringMatching(
      /^Facts → Phone number: must be a US phone number .+ \(site.json, line 9\)$/,
    ),
    expect.stringMatching(/^Facts → Name of the home: is missing\. .+ \(site.json, line 8\)$/),
    expect.stringMatching(/^Facts → Reviews page: is missing\. .+ \(site.json, line 1\)$/),
    ...emailIds.map(() =>
      expect.stringMatching(/^Facts → EmailJS → .+: is missing\. .+ \(site.json, line 1\)$/),
    ),
  ]);
});

test("A note names what keeps the site from being published as the form does", async () => {
  const site = { ...ownerFacts, phone: "425-555-0100", companyName: "" };
  const folder = sampleContent({ "site.json": site });
  expect(await readContent(folder)).toMatchObject({
    obstacles: ["Facts → Name of the home", "Facts → Phone number (only an example)"],
    notes: expect.arrayContaining([
      "Fill in before you publish: Facts → Name of the home, Facts → Phone number (only an example). Until then, pages show placeholders.",
    ]),
  });
});
