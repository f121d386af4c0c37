import { expect, test } from "vitest";
import { z } from "zod";
import { ownerFacts } from "../../test/fixtures/facts.ts";
import { fieldOf, type Path } from "./fields.ts";
import { factsFrom, fillIn, siteSchema } from "./site-schema.ts";

const { address } = ownerFacts;
const factsOf = (site: unknown) => factsFrom(siteSchema.parse(site)).facts;

test("Facts are shown as the owner wrote them; phone number and address have a standard form", () => {
  expect(factsOf(ownerFacts)).toMatchObject({
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

test("Publish waits for each fact, unless its schema says that it may stay empty", () => {
  const fact = z.string().prefault("");
  const optional = z.string().meta({ mayBeEmpty: true }).prefault("");
  const schema = z.strictObject({ fact, optional, list: z.array(z.strictObject({ fact })) });
  const missing: Path[] = [];
  fillIn(schema.parse({ list: [{}] }), fieldOf(schema), [], missing);
  expect(missing).toEqual([["fact"], ["list", "0", "fact"]]);
});

test("Facts are cleaned: spaces and invisible characters around them, a URL's capitals and last slash", () => {
  const typed = {
    siteUrl: " Https://WWW.Cedar.example/ ",
    testimonialsUrl: "HTTPS://reviews.example/Cedar",
    phone: "\t\u202A(425) 411\u200B-0123\u202C ",
  };
  expect(factsOf({ ...ownerFacts, ...typed })).toMatchObject({
    siteUrl: "https://www.cedar.example",
    testimonialsUrl: "https://reviews.example/Cedar",
    phone: { display: "(425) 411-0123" },
  });
});

test.each(["(425)555-0123", "425.555.0123", "4255550123", "+1 425/555 0123", "425 – 555‑0123"])(
  "The owner may type the phone number as %s",
  (phone) => {
    expect(factsOf({ ...ownerFacts, phone }).phone).toEqual({
      display: "(425) 555-0123",
      href: "tel:+14255550123",
    });
  },
);

test.each(["98208-1234", "98208–1234", "982081234"])(
  "The owner may type the ZIP code as %s, and the state in small letters",
  (postalCode) => {
    const { line } = factsOf({ address: { ...address, state: "wa", postalCode } }).address;
    expect(line).toBe("714 88th St SE, Everett, WA 98208-1234");
  },
);

test.each(["9820", "98208-123", "00000", "9820812345"])("%s is not a ZIP code", (postalCode) => {
  expect(siteSchema.safeParse({ address: { ...address, postalCode } }).success).toBe(false);
});
