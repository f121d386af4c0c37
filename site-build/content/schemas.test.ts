import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { sampleFacts, sampleText } from "../../test/support/sample-content.ts";
import { homeSchema, servicesSchema, siteSchema } from "./schemas.ts";

/** Each fault's field and words, as the owner reads them after the file and the line. */
function faultsOf(schema: z.ZodType, json: unknown): string[] {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("A fact that is there but wrong has one line of its own:", () => {
  test.each([
    [
      { siteUrl: "http://cedar.example" },
      `siteUrl: must be the website's https address, without a page after it (it is "http://cedar.example"). Example: "https://www.example.com"`,
    ],
    [
      { siteUrl: "https://cedar.example/home" },
      `siteUrl: must be the website's https address, without a page after it (it is "https://cedar.example/home"). Example: "https://www.example.com"`,
    ],
    [
      { companyName: "C".repeat(46) },
      `companyName: must be one line of at most 45 characters (it has 46). Example: "Everett Adult Family Home"`,
    ],
    [
      { phone: "425-CALL-NOW" },
      `phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: "(425) 555-0100"`,
    ],
    [
      { phone: 4255550123 },
      `phone: must be a text in quotation marks ("…"). Example: "(425) 555-0100"`,
    ],
    [
      { address: { ...sampleFacts.address, postalCode: "9820" } },
      `address.postalCode: must be a ZIP code of five digits, or five and four (it is "9820"). Example: "12345"`,
    ],
    [
      { testimonialsUrl: "www.reviews.example" },
      `testimonialsUrl: must be an https address (it is "www.reviews.example"). Example: "https://www.example.com/reviews"`,
    ],
    [
      { address: { ...sampleFacts.address, city: " " } },
      `address.city: is missing. Example: "Everett"`,
    ],
    [
      { address: { ...sampleFacts.address, state: "Washington" } },
      `address.state: must be the state's two capital letters (it is "Washington"). Example: "WA"`,
    ],
    [
      { address: "714 88th St SE" },
      `address: must be a group in braces ({…}) (it is "714 88th St SE"). Example: {"street":"714 88th St SE","city":"Everett","state":"WA","postalCode":"12345"}`,
    ],
    [
      { emailService: { ...sampleFacts.emailService, templateId: "my template" } },
      `emailService.templateId: must be an id: letters, digits, _ and - only (it is "my template"). Example: "template_ab12cd3"`,
    ],
    [
      { fax: "none" },
      ": is not a field here. Remove it, or use one of: siteUrl, companyName, phone, testimonialsUrl, address, emailService",
    ],
    [
      { address: { ...sampleFacts.address, zip: "98208" } },
      "address: is not a field here. Remove it, or use one of: street, city, state, postalCode",
    ],
  ])("%j", (change, line) => {
    expect(faultsOf(siteSchema, { ...sampleFacts, ...change })).toEqual([line]);
  });
});

describe("A text that is wrong has one line of its own:", () => {
  const category = { title: "Care", icon: "care", items: ["Bathing"] };
  test.each([
    [
      { categories: [category, { ...category, icon: "heart" }] },
      `categories.1.icon: must be one of home, care, health, safety, together (it is "heart"). Example: "home"`,
    ],
    [
      { categories: [{ ...category, items: ["Bathing", ""] }] },
      `categories.0.items.1: is missing. Example: "Housekeeping and laundry"`,
    ],
    [
      { categories: [{ ...category, items: [] }] },
      `categories.0.items: must have at least one entry. Example: ["Housekeeping and laundry"]`,
    ],
    [
      { categories: [{ ...category, items: "Bathing" }] },
      `categories.0.items: must be a list in square brackets ([…]) (it is "Bathing"). Example: ["Housekeeping and laundry"]`,
    ],
    [
      { categories: [] },
      `categories: must have at least one entry. Example: [{"title":"Residential Services","icon":"home","items":["Housekeeping and laundry"]}]`,
    ],
    [
      { description: "Too short." },
      `description: must be one line of 50 to 150 characters (it has 10). Example: "A small adult family home for seniors. Call us or send us a message."`,
    ],
  ])("%j", (change, line) => {
    const services = { ...sampleText["services.json"], ...change };
    expect(faultsOf(servicesSchema, services)).toEqual([line]);
  });

  test("no paragraph about us", () => {
    expect(faultsOf(homeSchema, { ...sampleText["home.json"], about: [] })).toEqual([
      `about: must have at least one entry. Example: ["We are a small adult family home."]`,
    ]);
  });
});

test("A number that was copied with invisible marks is the number", () => {
  const { phone } = siteSchema.parse({ ...sampleFacts, phone: "\u202A(425) 555\u200B-0123\u202C" });
  expect(phone).toBe("(425) 555-0123");
});

test("Words that would push the call button off the first screen are too long", () => {
  const home = { ...sampleText["home.json"], headline: "x".repeat(51), subline: "y".repeat(71) };
  expect(faultsOf(homeSchema, home)).toEqual([
    expect.stringMatching(/^headline: must have at most 50 characters/),
    expect.stringMatching(/^subline: must have at most 70 characters/),
  ]);
});
