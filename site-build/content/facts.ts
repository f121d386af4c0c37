import type { z } from "zod";
import type { Facts } from "../../src/content.ts";
import { type Phone, parsePhone } from "./phone.ts";
import type { siteSchema } from "./schemas.ts";
import { spokenAddress } from "./spoken-address.ts";

/** On this machine, behind a link that a few people have, or for everybody. */
export type Mode = "local" | "preview" | "production";

/** What is shown in the place of a fact that nobody has told us yet. */
const standIns = {
  siteUrl: "https://example.org",
  companyName: "Everett Adult Family Home",
  phone: "(425) 555-0100",
  testimonialsUrl: "https://example.org/reviews",
  "emailService.serviceId": "default_service",
  "emailService.templateId": "template_sample",
  "emailService.publicKey": "sample_public_key",
};

/** The Vite mode is the one switch between the local build and all others. */
const emailJs = "https://api.emailjs.com";
const emailOrigins: Record<Mode, string> = { local: "", preview: emailJs, production: emailJs };

/** The facts as the pages show them, and the names of those that nobody has told us yet. */
export function factsFrom(
  site: z.infer<typeof siteSchema>,
  mode: Mode,
): { facts: Facts; missing: string[] } {
  const missing: string[] = [];
  const known = (value: string | undefined, field: keyof typeof standIns) => {
    if (value) return value;
    missing.push(field);
    return standIns[field];
  };
  const { street, city, state, postalCode = "" } = site.address;
  const { emailService } = site;
  const line = `${street}, ${city}, ${state} ${postalCode}`.trim();
  const facts = {
    siteUrl: known(site.siteUrl, "siteUrl").replace(/\/$/, ""),
    companyName: known(site.companyName, "companyName"),
    phone: parsePhone(known(site.phone, "phone")) as Phone,
    testimonialsUrl: known(site.testimonialsUrl, "testimonialsUrl"),
    address: { street, city, state, postalCode, line, spoken: spokenAddress(line) },
    emailService: {
      serviceId: known(emailService.serviceId, "emailService.serviceId"),
      templateId: known(emailService.templateId, "emailService.templateId"),
      publicKey: known(emailService.publicKey, "emailService.publicKey"),
      origin: emailOrigins[mode],
    },
  };
  return { facts: { ...facts, hasStandIns: missing.length > 0 }, missing };
}
