import { describe, expect, test } from "vitest";
import { sampleFacts } from "../../test/support/sample-content.ts";
import { factsFrom, type Mode } from "./facts.ts";
import { siteSchema } from "./schemas.ts";

const address = {
  ...sampleFacts.address,
  postalCode: "",
  line: "714 88th St SE, Everett, WA",
  spoken: "714 88th Street Southeast, Everett, Washington",
};

const factsOf = (site: unknown) => factsFrom(siteSchema.parse(site), "production");

describe("Facts", () => {
  test("that are all there are shown as the owner wrote them", () => {
    expect(factsOf(sampleFacts)).toEqual({
      facts: {
        ...sampleFacts,
        address,
        phone: { display: "(425) 555-0123", href: "tel:+14255550123" },
        emailService: { ...sampleFacts.emailService, origin: "https://api.emailjs.com" },
        hasStandIns: false,
      },
      missing: [],
    });
  });

  const emailService = { serviceId: "", templateId: "", publicKey: "" };
  test.each([
    ["empty", { siteUrl: "", companyName: "", phone: "", testimonialsUrl: "", emailService }],
    ["absent", {}],
  ])("that are %s get stand-ins, and each is named", (_how, unknown) => {
    expect(factsOf({ address: sampleFacts.address, ...unknown })).toEqual({
      facts: {
        siteUrl: "https://example.org",
        companyName: "Everett Adult Family Home",
        phone: { display: "(425) 555-0100", href: "tel:+14255550100" },
        testimonialsUrl: "https://example.org/reviews",
        address,
        emailService: {
          serviceId: "default_service",
          templateId: "template_sample",
          publicKey: "sample_public_key",
          origin: "https://api.emailjs.com",
        },
        hasStandIns: true,
      },
      missing: [
        "siteUrl",
        "companyName",
        "phone",
        "testimonialsUrl",
        "emailService.serviceId",
        "emailService.templateId",
        "emailService.publicKey",
      ],
    });
  });

  test("of which one is missing are shown beside its stand-in", () => {
    const { facts, missing } = factsOf({ ...sampleFacts, phone: "" });
    expect(missing).toEqual(["phone"]);
    expect(facts).toMatchObject({ companyName: "Cedar Home", hasStandIns: true });
  });

  test("may have a ZIP code, which is shown with the address", () => {
    const { facts } = factsOf({
      ...sampleFacts,
      address: { ...sampleFacts.address, postalCode: " 12345 " },
    });
    expect(facts.address).toMatchObject({
      postalCode: "12345",
      line: "714 88th St SE, Everett, WA 12345",
    });
  });

  test("may have spaces around them, which are left out", () => {
    const site = {
      ...sampleFacts,
      siteUrl: " https://www.cedar.example/ ",
      phone: "\t4255550123 ",
    };
    const { facts } = factsOf({ ...site, companyName: "   " });
    expect(facts.siteUrl).toBe("https://www.cedar.example");
    expect(facts.phone.href).toBe("tel:+14255550123");
    expect(facts.companyName).toBe("Everett Adult Family Home");
  });

  test("send messages to this machine in the local build only", () => {
    const originOf = (mode: Mode) => factsFrom(sampleFacts, mode).facts.emailService.origin;
    expect(originOf("local")).toBe("");
    expect(originOf("preview")).toBe("https://api.emailjs.com");
    expect(originOf("production")).toBe("https://api.emailjs.com");
  });
});
