import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { sampleText } from "../../test/support/sample-content.ts";
import {
  focusSchema,
  homeSchema,
  publishableSiteSchema,
  servicesSchema,
  siteSchema,
} from "./schemas.ts";

/** Each fault as the owner reads it after the file and the line. */
function faultsOf(schema: z.ZodType, json: unknown): string[] {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const { address, emailService } = ownerFacts;

describe("A wrong fact has one line of its own:", () => {
  test.each([
    [
      { siteUrl: "https://cedar.example/home" },
      `siteUrl: must be the website's https address, without a page after it (it is "https://cedar.example/home"). Example: "https://example.org"`,
    ],
    [
      { companyName: "C".repeat(46) },
      `companyName: must be one line of at most 45 characters (it has 46). Example: "Everett Adult Family Home"`,
    ],
    [
      { companyName: "<b>Cedar</b> Home" },
      `companyName: can't have HTML tags, or codes such as &amp; (it is "<b>Cedar</b> Home"). Example: "Everett Adult Family Home"`,
    ],
    [
      { phone: "425-CALL-NOW" },
      `phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: "(425) 555-0100"`,
    ],
    [{ phone: 4255550123 }, `phone: must be text in quotation marks. Example: "(425) 555-0100"`],
    [
      { testimonialsUrl: "http://reviews.example" },
      `testimonialsUrl: must be an https address (it is "http://reviews.example"). Example: "https://reviews.example.com"`,
    ],
    [{ address: { ...address, city: " " } }, `address.city: is missing. Example: "Everett"`],
    [
      { address: { ...address, state: "ZZ" } },
      `address.state: must be a US state's two capital letters (it is "ZZ"). Example: "WA"`,
    ],
    [
      { address: { ...address, postalCode: "00000" } },
      `address.postalCode: must be a ZIP code of five digits, or five and four (it is "00000"). Example: "12345"`,
    ],
    [
      { address: "714 88th St SE" },
      `address: must be a group in braces (it is "714 88th St SE"). Example: {"street":"714 88th St SE","city":"Everett","state":"WA","postalCode":"12345"}`,
    ],
    [
      { emailService: { ...emailService, templateId: "my template" } },
      `emailService.templateId: must be an id: letters, digits, _ and - only (it is "my template"). Example: "template_sample"`,
    ],
    [
      { notices: {} },
      `notices: must be a list in square brackets. Example: [{"label":"Privacy policy","url":"https://www.example.com/privacy"}]`,
    ],
    [
      { address: { ...address, zip: "98208" } },
      "address: is not a field here. Remove it, or use one of: street, city, state, postalCode",
    ],
  ])("%j", (change, line) => {
    expect(faultsOf(siteSchema, { ...ownerFacts, ...change })).toEqual([line]);
  });
});

describe("Words that are wrong have one line of their own:", () => {
  const category = { title: "Care", icon: "care", items: ["Bathing"] };
  test.each([
    [
      { categories: [category, { ...category, icon: "heart" }] },
      `categories.1.icon: must be one of home, care, health, safety, together (it is "heart"). Example: "home"`,
    ],
    [
      { categories: [{ ...category, items: ["Bed &amp; bath"] }] },
      `categories.0.items.0: can't have HTML tags, or codes such as &amp; (it is "Bed &amp; bath"). Example: "Housekeeping and laundry"`,
    ],
    [
      { categories: [{ ...category, items: [] }] },
      `categories.0.items: must have at least one entry. Example: ["Housekeeping and laundry"]`,
    ],
    [
      { description: "Too short." },
      `description: must be one line of 50 to 150 characters (it has 10). Example: "A small adult family home for seniors. Call us or send us a message."`,
    ],
  ])("%j", (change, line) => {
    const services = { ...sampleText["services.json"], ...change };
    expect(faultsOf(servicesSchema, services)).toEqual([line]);
  });

  test("a headline or a line under it that would push the call button off a phone's screen", () => {
    const home = { ...sampleText["home.json"], headline: "x".repeat(51), subline: "y".repeat(71) };
    expect(faultsOf(homeSchema, home)).toEqual([
      expect.stringMatching(/^headline: must have at most 50 characters \(it has 51\)/),
      expect.stringMatching(/^subline: must have at most 70 characters \(it has 71\)/),
    ]);
  });

  test("a focus point outside its picture, or half of one", () => {
    expect(faultsOf(focusSchema, { "1.jpg": { x: 101, y: "50" }, "2.jpg": { x: 5 } })).toEqual([
      "1.jpg.x: must be a number from 0 to 100. Example: 50",
      `1.jpg.y: must be a number from 0 to 100 (it is "50"). Example: 50`,
      "2.jpg.y: is missing. Example: 50",
    ]);
  });
});

test("An ampersand, a less-than sign and accented letters are fine in words", () => {
  const services = { ...sampleText["services.json"], intro: "Bed & bath; 1 < 2; Zoë’s <3" };
  expect(faultsOf(servicesSchema, services)).toEqual([]);
});

describe("A site with this fact isn't published:", () => {
  test.each([
    [{ siteUrl: "https://www.example.com/" }],
    [{ siteUrl: "https://cedar.test" }],
    [{ siteUrl: "https://cedar.invalid" }],
    [{ siteUrl: "https://cedar.localhost" }],
    [{ phone: "425 555 0199" }],
    [{ testimonialsUrl: "https://cedar.example/reviews?a=1" }],
    [{ address: { ...address, postalCode: "12345" } }],
    [{ emailService: { ...emailService, templateId: "template_sample" } }],
    [{ emailService: { ...emailService, publicKey: "sample_public_key" } }],
    [{ notices: [{ label: "Privacy", url: "https://example.net/privacy" }] }],
  ])("%j", (change) => {
    const site = { ...ownerFacts, ...change };
    expect(faultsOf(siteSchema, site)).toEqual([]);
    expect(faultsOf(publishableSiteSchema, site)).toEqual([
      expect.stringMatching(/: is only an example \(it is ".*"\)\. Fill in the real one$/),
    ]);
  });
});

test("A site is published with real facts, also under the example's name, without a ZIP code or notices", () => {
  const site = {
    ...ownerFacts,
    companyName: "Everett Adult Family Home",
    address: { ...address, postalCode: "" },
    notices: [],
  };
  expect(faultsOf(publishableSiteSchema, ownerFacts)).toEqual([]);
  expect(faultsOf(publishableSiteSchema, site)).toEqual([]);
});

test("Each missing fact has a line of its own where the site is to be published", () => {
  expect(faultsOf(publishableSiteSchema, { address })).toEqual([
    expect.stringMatching(/^siteUrl: is missing\. Example: "/),
    expect.stringMatching(/^companyName: is missing\. Example: "/),
    expect.stringMatching(/^phone: is missing\. Example: "/),
    expect.stringMatching(/^testimonialsUrl: is missing\. Example: "/),
    expect.stringMatching(/^emailService\.serviceId: is missing\. Example: "/),
    expect.stringMatching(/^emailService\.templateId: is missing\. Example: "/),
    expect.stringMatching(/^emailService\.publicKey: is missing\. Example: "/),
  ]);
});
