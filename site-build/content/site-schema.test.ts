import { expect, test } from "vitest";
import { emailIds, ownerFacts } from "../../test/fixtures/facts.ts";
import { problemsIn, sampleContent } from "../../test/unit-support/sample-content.ts";
import { readContent } from "./read.ts";
import { siteSchema } from "./site-schema.ts";

const { address } = ownerFacts;

const problemsBeforePublishing = (site: object) =>
  problemsIn(sampleContent({ "site.json": site }), { mustBePublishable: true });

test.each([
  [{ siteUrl: "https://www.EXAMPLE.com/" }],
  [{ phone: " 425 555 0199\u200E" }],
  [{ testimonialsUrl: "https://cedar.example/reviews?a=1" }],
  [{ address: { ...address, postalCode: "12345" } }],
  [{ notices: [{ label: "Privacy", url: "https://example.net/privacy" }] }],
])("A site can be built, but not published, with %j", async (change) => {
  const site = { ...ownerFacts, ...change };
  expect(await problemsIn(sampleContent({ "site.json": site }))).toEqual([]);
  expect(await problemsBeforePublishing(site)).toEqual([
    expect.stringMatching(/ is still the example, ".*"\. Fill in the real one\. \(site.json\)$/),
  ]);
});

test("A site can't be published with our examples of the email service's ids", async () => {
  const { emailService } = siteSchema.parse({ address });
  const samples = Object.entries(emailService).filter(([, id]) => id !== "default_service");
  expect(await problemsBeforePublishing({ ...ownerFacts, emailService })).toEqual(
    samples.map(() => expect.stringMatching(/^Facts → EmailJS → .+ is still the example/)),
  );
});

test("A site with real facts can be published, even with the example's name or without a ZIP code", async () => {
  const site = {
    ...ownerFacts,
    companyName: "Everett Adult Family Home",
    // A made-up phone number would end like this.
    testimonialsUrl: "https://reviews.internal/4255550123",
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
    phone: "none",
    siteUrl: null,
  });
  expect(problems).toEqual([
    "Facts → Web address is missing. Example: https://example.org. (site.json)",
    "Facts → Name of the home is missing. Example: Everett Adult Family Home. (site.json)",
    expect.stringMatching(/^Facts → Phone number must be a US phone number .+ \(site.json\)$/),
    expect.stringMatching(/^Facts → Reviews page is missing\. .+ \(site.json\)$/),
    ...emailIds.map(() =>
      expect.stringMatching(/^Facts → EmailJS → .+ is missing\. .+ \(site.json\)$/),
    ),
  ]);
});

test("A note lists what's missing, with the form's names", async () => {
  const site = { ...ownerFacts, phone: "425-555-0100", companyName: "" };
  const folder = sampleContent({ "site.json": site });
  expect(await readContent(folder)).toMatchObject({
    obstacles: ["Facts → Name of the home", "Facts → Phone number (still the example)"],
    notes: expect.arrayContaining([
      "Fill in before you publish: Facts → Name of the home, Facts → Phone number (still the example). Until then, pages show placeholders.",
    ]),
  });
});
