import type { z } from "zod";
import type { Facts } from "../../src/content.ts";
import { exampleOf } from "./field-info.ts";
import { type Phone, parsePhone } from "./phone.ts";
import { siteSchema } from "./schemas.ts";

/** For this machine, for a few people with a link, or for everyone. */
export type Mode = "local" | "preview" | "production";

type Site = z.infer<typeof siteSchema>;
type Filled<Value> = { [Name in keyof Value]-?: Filled<NonNullable<Value[Name]>> };

/** Shown for empty facts: the schema's examples. */
const placeholders = exampleOf(siteSchema) as Filled<Site>;

/** The facts as pages show them, and the names of those that are still empty. */
export function factsFrom(
  { address, emailService, notices, ...site }: Site,
  mode: Mode,
): { facts: Facts; missing: string[] } {
  const missing: string[] = [];
  const known = (value: string | undefined, name: string, placeholder: string) => {
    if (!value) missing.push(name);
    return value || placeholder;
  };
  const fact = (name: "siteUrl" | "companyName" | "phone" | "testimonialsUrl") =>
    known(site[name], name, placeholders[name]);
  const id = (name: keyof Site["emailService"]) =>
    known(emailService[name], `emailService.${name}`, placeholders.emailService[name]);

  const { street, city, state, postalCode = "" } = address;
  const facts = {
    siteUrl: fact("siteUrl").replace(/\/$/, ""),
    companyName: fact("companyName"),
    phone: parsePhone(fact("phone")) as Phone,
    testimonialsUrl: fact("testimonialsUrl"),
    address: { ...address, postalCode, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
    emailService: {
      serviceId: id("serviceId"),
      templateId: id("templateId"),
      publicKey: id("publicKey"),
      // The local build sends messages to its own origin.
      origin: mode === "local" ? "" : "https://api.emailjs.com",
    },
    notices,
  };
  return { facts: { ...facts, hasPlaceholders: missing.length > 0 }, missing };
}
