import { emailApi } from "../../src/contact/email-api.ts";
import type { Facts } from "../../src/content.ts";
import { type Obstacle, obstaclesIn, placeholders } from "./obstacles.ts";
import { parsePhone } from "./phone.ts";
import type { Site } from "./site-schema.ts";

/** For this machine, for a few people with a link, or for everyone. */
export type Mode = "local" | "preview" | "production";

/** The facts as pages show them, and those that keep the site from being published. */
export function factsFrom(site: Site, mode: Mode): { facts: Facts; obstacles: Obstacle[] } {
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
  };
  return { facts, obstacles: obstaclesIn(site) };
}

function fill<Values extends object>(values: Values, placeholders: Values): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { ...placeholders, ...Object.fromEntries(filled) };
}
