import { expect, test } from "vitest";
import type { z } from "zod";
import { iconPaths } from "../../src/services/icon-paths.ts";
import { fixture } from "../../test/fixtures/content.ts";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { homeSchema, publishableSiteSchema, servicesSchema, siteSchema } from "./schemas.ts";

/** Each problem as the owner reads it after the file and the line. */
function problemsOf(schema: z.ZodType, json: unknown): string[] {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const { address, emailService } = ownerFacts;

test("Each wrong fact has one line that ends with an example", () => {
  const site = {
    siteUrl: "http://cedar.example",
    companyName: "C".repeat(46),
    phone: "425-CALL-NOW",
    testimonialsUrl: "cedar.example",
    address: { street: " ", city: "<b>Everett</b>", state: "ZZ", postalCode: "00000", zip: "" },
    emailService: { serviceId: 5, templateId: "my template" },
    notices: {},
  };
  expect(problemsOf(siteSchema, site)).toEqual([
    `siteUrl: must be the website's address: https:// and the domain, nothing after it (it is "http://cedar.example"). Example: "https://example.org"`,
    `companyName: must be one line of at most 45 characters (it has 46). Example: "Everett Adult Family Home"`,
    `phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: "(425) 555-0100"`,
    `testimonialsUrl: must be a web address that starts with https:// (it is "cedar.example"). Example: "https://reviews.example.com"`,
    `address.street: is missing. Example: "714 88th St SE"`,
    `address.city: can't have HTML tags, or codes such as &amp; (it is "<b>Everett</b>"). Example: "Everett"`,
    `address.state: must be a US state's two-letter code in capitals (it is "ZZ"). Example: "WA"`,
    `address.postalCode: must be a ZIP code: 5 digits, or 5-4 (it is "00000"). Example: "12345"`,
    "address: is not a field here. Remove it, or use one of: street, city, state, postalCode",
    `emailService.serviceId: must be text in quotation marks. Example: "default_service"`,
    `emailService.templateId: must be an id: letters, digits, _ and - only (it is "my template"). Example: "template_sample"`,
    `notices: must be a list in square brackets. Example: [{"label":"Privacy policy","url":"https://www.example.com/privacy"}]`,
  ]);
});

test("Each wrong text has one line, too", () => {
  const home = {
    ...fixture("home"),
    description: "Short.",
    headline: "x".repeat(51),
    subline: "x".repeat(71),
    about: ["Bed &amp; bath"],
  };
  expect(problemsOf(homeSchema, home)).toEqual([
    expect.stringContaining("description: must be one line of 50 to 150 characters (it has 6)"),
    expect.stringContaining("headline: must have at most 50 characters (it has 51)"),
    expect.stringContaining("subline: must have at most 70 characters (it has 71)"),
    expect.stringContaining("about.0: can't have HTML tags, or codes such as &amp;"),
  ]);
  const categories = [{ title: "Care", icon: "heart", items: [] }];
  expect(problemsOf(servicesSchema, { ...fixture("services"), categories })).toEqual([
    `categories.0.icon: must be one of ${Object.keys(iconPaths).join(", ")} (it is "heart"). Example: "home"`,
    `categories.0.items: must have at least one entry. Example: ["Housekeeping and laundry"]`,
  ]);
});

test("Ampersands, less-than signs and accented letters are fine in words", () => {
  const services = { ...fixture("services"), intro: "Bed & bath; 1 < 2; Zoë’s <3" };
  expect(problemsOf(servicesSchema, services)).toEqual([]);
});

test.each([
  [{ siteUrl: "https://www.example.com/" }],
  [{ phone: "425 555 0199" }],
  [{ testimonialsUrl: "https://cedar.example/reviews?a=1" }],
  [{ address: { ...address, postalCode: "12345" } }],
  [{ emailService: { ...emailService, templateId: "template_sample" } }],
  [{ emailService: { ...emailService, publicKey: "sample_public_key" } }],
  [{ notices: [{ label: "Privacy", url: "https://example.net/privacy" }] }],
])("A site can be built, but not published, with %j", (change) => {
  const site = { ...ownerFacts, ...change };
  expect(problemsOf(siteSchema, site)).toEqual([]);
  expect(problemsOf(publishableSiteSchema, site)).toEqual([
    expect.stringMatching(/: is only an example \(it is ".*"\)\. Fill in the real one$/),
  ]);
});

test("A site with real facts can be published, even with the example's name or without a ZIP code", () => {
  const companyName = "Everett Adult Family Home";
  const site = { ...ownerFacts, companyName, address: { ...address, postalCode: "" }, notices: [] };
  expect(problemsOf(publishableSiteSchema, ownerFacts)).toEqual([]);
  expect(problemsOf(publishableSiteSchema, site)).toEqual([]);
});

test("A site can't be published until every fact is filled in", () => {
  const problems = problemsOf(publishableSiteSchema, { address });
  expect(problems.map((problem) => problem.replace(/\. Example: .*/, ""))).toEqual([
    "siteUrl: is missing",
    "companyName: is missing",
    "phone: is missing",
    "testimonialsUrl: is missing",
    "emailService.serviceId: is missing",
    "emailService.templateId: is missing",
    "emailService.publicKey: is missing",
  ]);
});
