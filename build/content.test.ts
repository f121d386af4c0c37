import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent, readFacts } from "./content.ts";
import { sampleFacts, sampleText, sampleWords } from "./sample-content.ts";

const factsOf = (site: unknown) => readFacts("production", sampleWords({ "site.json": site }));

describe("Facts", () => {
  test("that are all there are shown as the owner wrote them", () => {
    expect(factsOf(sampleFacts)).toEqual({
      facts: {
        ...sampleFacts,
        phone: { display: "(425) 555-0123", href: "tel:+14255550123" },
        emailService: { ...sampleFacts.emailService, origin: "https://api.emailjs.com" },
        hasStandIns: false,
      },
      missing: [],
    });
  });

  test("that nobody has told us yet get stand-ins, and each is named", () => {
    const emailService = { serviceId: "", templateId: "", publicKey: "" };
    const empty = { siteUrl: "", companyName: "", phone: "", testimonialsUrl: "", emailService };
    expect(factsOf({ ...sampleFacts, ...empty })).toEqual({
      facts: {
        siteUrl: "https://example.org",
        companyName: "Everett Adult Family Home",
        phone: { display: "(425) 555-0100", href: "tel:+14255550100" },
        testimonialsUrl: "https://example.org/reviews",
        address: sampleFacts.address,
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
    const originIn = (mode: string) => readFacts(mode, sampleWords()).facts.emailService.origin;
    expect(originIn("preview")).toBe("");
    expect(originIn("production")).toBe("https://api.emailjs.com");
    expect(originIn("development")).toBe("https://api.emailjs.com");
  });
});

describe("The words of all files", () => {
  test("are read", async () => {
    expect(await readContent("production", sampleWords())).toMatchObject({
      missing: [],
      facts: { companyName: "Cedar Home" },
      home: sampleText["home.json"],
      services: sampleText["services.json"],
    });
  });

  test("have their faults reported all at once", async () => {
    const folder = sampleWords({
      "site.json": { ...sampleFacts, phone: "none" },
      "services.json": { ...sampleText["services.json"], intro: "" },
    });
    rmSync(join(folder, "home.json"));
    await expect(readContent("production", folder)).rejects.toMatchObject({
      name: "ContentError",
      faults: [
        expect.stringContaining("site.json: phone: must be a US phone number"),
        expect.stringContaining("home.json: is missing"),
        expect.stringContaining("services.json: intro: must not be empty"),
      ],
    });
  });
});
