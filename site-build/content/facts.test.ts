import { expect, test } from "vitest";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { factsFrom } from "./facts.ts";
import { siteSchema } from "./site-schema.ts";

const { address } = ownerFacts;
const factsOf = (site: unknown) => factsFrom(siteSchema.parse(site));

test("Facts are shown as the owner wrote them; phone number and address have a standard form", () => {
  expect(factsOf(ownerFacts)).toEqual({
    ...ownerFacts,
    phone: { display: "(425) 411-0123", href: "tel:+14254110123" },
    address: { ...address, line: "714 88th St SE, Everett, WA 98000" },
  });
});

test("A placeholder is shown for each fact that is empty or that the form left out", () => {
  expect(factsOf({ address, companyName: " ", phone: "" })).toMatchObject({
    siteUrl: "https://example.org",
    companyName: "Everett Adult Family Home",
    phone: { display: "(425) 555-0100", href: "tel:+14255550100" },
    testimonialsUrl: "https://reviews.example.com",
    emailService: {
      serviceId: "default_service",
      templateId: "template_sample",
      publicKey: "sample_public_key",
    },
    notices: [],
  });
});

test("Spaces around a fact, invisible characters and a slash at the end of the URL are removed", () => {
  const facts = factsOf({
    ...ownerFacts,
    siteUrl: " https://www.cedar.example/ ",
    phone: "\t\u202A(425) 411\u200B-0123\u202C ",
  });
  expect(facts.siteUrl).toBe("https://www.cedar.example");
  expect(facts.phone.display).toBe("(425) 411-0123");
});
