import type { Facts } from "../../src/content.ts";
import { placeholders } from "./obstacles.ts";
import { parsePhone } from "./phone.ts";
import type { Site } from "./site-schema.ts";

/** The facts as pages show them, with placeholders for those that are empty. */
export function factsFrom(site: Site): Facts {
  const { siteUrl, phone, address, emailService, ...others } = fill(site, placeholders);
  const { street, city, state, postalCode } = address;
  return {
    ...others,
    siteUrl: siteUrl.replace(/\/$/, ""),
    phone: parsePhone(phone) as Facts["phone"],
    address: { ...address, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
    emailService: fill(emailService, placeholders.emailService),
  };
}

function fill<Values extends object>(values: Values, placeholders: Values): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { ...placeholders, ...Object.fromEntries(filled) };
}
