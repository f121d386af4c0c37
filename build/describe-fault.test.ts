import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { describeFault } from "./describe-fault.ts";
import { sampleFacts, sampleText } from "./sample-content.ts";
import { focusSchema, homeSchema, servicesSchema, siteSchema } from "./schemas.ts";

function faultsOf(schema: z.ZodType, json: unknown): string[] {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return issues.flatMap((issue) => describeFault(schema, json, issue));
}

describe("A fact that is there but wrong has one line of its own:", () => {
  test.each([
    [
      { siteUrl: "http://cedar.example" },
      `siteUrl: must be the website's https address, without a page after it (it is "http://cedar.example"). Right is, for example, "https://www.example.com"`,
    ],
    [
      { siteUrl: "https://cedar.example/home" },
      `siteUrl: must be the website's https address, without a page after it (it is "https://cedar.example/home"). Right is, for example, "https://www.example.com"`,
    ],
    [
      { companyName: "C".repeat(46) },
      `companyName: must be one line of at most 45 characters (it is "${"C".repeat(46)}"). Right is, for example, "Everett Adult Family Home"`,
    ],
    [
      { phone: "425-CALL-NOW" },
      `phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Right is, for example, "(425) 555-0100"`,
    ],
    [
      { phone: 4255550123 },
      `phone: must be a text in quotation marks ("…"). Right is, for example, "(425) 555-0100"`,
    ],
    [{ phone: undefined }, `phone: is missing. Right is, for example, "(425) 555-0100"`],
    [
      { testimonialsUrl: "www.reviews.example" },
      `testimonialsUrl: must be an https address (it is "www.reviews.example"). Right is, for example, "https://www.example.com/reviews"`,
    ],
    [
      { address: { ...sampleFacts.address, city: " " } },
      `address.city: must not be empty (it is " "). Right is, for example, "Everett"`,
    ],
    [
      { address: { ...sampleFacts.address, state: "Washington" } },
      `address.state: must be the state's two capital letters (it is "Washington"). Right is, for example, "WA"`,
    ],
    [
      { address: "714 88th St SE" },
      `address: must be a group in braces ({…}) (it is "714 88th St SE"). Right is, for example, {"street":"714 88th St SE","city":"Everett","state":"WA"}`,
    ],
    [
      { emailService: { ...sampleFacts.emailService, templateId: "my template" } },
      `emailService.templateId: must be an id: letters, digits, _ and - only (it is "my template"). Right is, for example, "template_ab12cd3"`,
    ],
    [
      { fax: "none" },
      "fax: is not a field of this file. Remove it, or use one of: siteUrl, companyName, phone, testimonialsUrl, address, emailService",
    ],
    [
      { address: { ...sampleFacts.address, zip: "98208" } },
      "address.zip: is not a field of this file. Remove it, or use one of: street, city, state",
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
      `categories (entry 2).icon: must be one of home, care, health, safety, together (it is "heart"). Right is, for example, "home"`,
    ],
    [
      { categories: [{ ...category, items: ["Bathing", ""] }] },
      `categories (entry 1).items (entry 2): must not be empty. Right is, for example, "Housekeeping and laundry"`,
    ],
    [
      { categories: [{ ...category, items: [] }] },
      `categories (entry 1).items: must have at least one item. Right is, for example, ["Housekeeping and laundry"]`,
    ],
    [
      { categories: [{ ...category, items: "Bathing" }] },
      `categories (entry 1).items: must be a list in square brackets ([…]) (it is "Bathing"). Right is, for example, ["Housekeeping and laundry"]`,
    ],
    [
      { categories: [] },
      `categories: must have at least one category. Right is, for example, [{"title":"Residential Services","icon":"home","items":["Housekeeping and laundry"]}]`,
    ],
    [
      { description: "Too short." },
      `description: must be at least 50 characters (it is "Too short."). Right is, for example, "A small adult family home for seniors. Call us or send us a message."`,
    ],
  ])("%j", (change, line) => {
    const services = { ...sampleText["services.json"], ...change };
    expect(faultsOf(servicesSchema, services)).toEqual([line]);
  });

  test("no paragraph about us", () => {
    expect(faultsOf(homeSchema, { ...sampleText["home.json"], about: [] })).toEqual([
      `about: must have at least one paragraph. Right is, for example, ["A paragraph."]`,
    ]);
  });

  test("a focus point outside its picture, or half of one", () => {
    expect(faultsOf(focusSchema, { "1.jpg": { x: 101, y: "50" }, "2.jpg": { x: 5 } })).toEqual([
      "1.jpg.x: must be a number from 0 to 100. Right is, for example, 50",
      `1.jpg.y: must be a number from 0 to 100 (it is "50"). Right is, for example, 50`,
      "2.jpg.y: is missing. Right is, for example, 50",
    ]);
  });
});

test("Several faults of one file are reported at once", () => {
  const site = { ...sampleFacts, phone: "none", siteUrl: undefined, fax: "", email: "" };
  expect(faultsOf(siteSchema, site)).toEqual([
    expect.stringMatching(/^siteUrl: is missing/),
    expect.stringMatching(/^phone: must be a US phone number/),
    expect.stringMatching(/^fax: is not a field/),
    expect.stringMatching(/^email: is not a field/),
  ]);
});

test("A file of another kind altogether has one line", () => {
  expect(faultsOf(siteSchema, [])).toEqual([
    expect.stringMatching(/^the whole file: must be a group in braces/),
  ]);
});
