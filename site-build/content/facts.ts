import type { z } from "zod";
import { emailApi } from "../../src/contact/email-api.ts";
import type { Facts } from "../../src/content.ts";
import { fieldName, type Path } from "./content-error.ts";
import { exampleOf, type Field, fieldOf } from "./field.ts";
import { parsePhone } from "./phone.ts";
import { siteSchema } from "./site-schema.ts";
import { textsIn } from "./texts.ts";

/** For this machine, for a few people with a link, or for everyone. */
export type Mode = "local" | "preview" | "production";

type Site = z.infer<typeof siteSchema>;

export const siteField = fieldOf(siteSchema);
const neededFacts = neededIn(siteField);

/** Shown for facts that are still empty. */
export const placeholders = exampleOf(siteField) as Site;

/** The facts as pages show them, and the names of those that are still empty. */
export function factsFrom(site: Site, mode: Mode): { facts: Facts; missing: string[] } {
  const missing = missingFacts(site).map(fieldName);
  const { siteUrl, phone, address, emailService, ...others } = fill(site, placeholders);
  const { street, city, state, postalCode } = address;
  const facts = {
    ...others,
    siteUrl: siteUrl.replace(/\/$/, ""),
    phone: parsePhone(phone) as Facts["phone"],
    address: { ...address, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
    emailService: {
      ...fill(emailService, placeholders.emailService),
      // The local build sends messages to its own origin.
      origin: mode === "local" ? "" : emailApi.origin,
    },
    hasPlaceholders: missing.length > 0,
  };
  return { facts, missing };
}

/** The facts that the site can't be published without and that nobody has filled in. */
export function missingFacts(site: unknown): Path[] {
  const known = new Set(textsIn(site).map(({ path }) => fieldName(path)));
  return neededFacts.filter((path) => !known.has(fieldName(path)));
}

function neededIn({ isNeeded, properties = {} }: Field, path: Path = []): Path[] {
  if (isNeeded) return [path];
  return Object.entries(properties).flatMap(([name, field]) => neededIn(field, [...path, name]));
}

function fill<Values extends object>(values: Values, placeholders: Values): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { ...placeholders, ...Object.fromEntries(filled) };
}
