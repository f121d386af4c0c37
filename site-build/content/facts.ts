import { type Field, fieldOf } from "./field.ts";
import { type Phone, parsePhone } from "./phone.ts";
import { type Site, siteSchema } from "./site-schema.ts";

/** The owner's facts, as the pages show them. */
export type Facts = Omit<Site, "phone" | "address"> & {
  phone: Phone;
  address: Site["address"] & { line: string };
};

/** Shown for facts that are still empty. A list needs none. */
export const placeholders = exampleOf(fieldOf(siteSchema)) as Omit<Site, "notices">;

/** The facts as pages show them, with placeholders for those that are empty. */
export function factsFrom(site: Site): Facts {
  const { siteUrl, phone, address, emailService, ...others } = fill(site, placeholders);
  const { street, city, state, postalCode } = address;
  return {
    ...others,
    siteUrl: siteUrl.replace(/\/$/, ""),
    phone: parsePhone(phone) as Phone,
    address: { ...address, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
    emailService: fill(emailService, placeholders.emailService),
  };
}

function exampleOf({ properties, examples }: Field): unknown {
  if (!properties) return examples?.[0];
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]),
  );
}

function fill<Values extends object>(values: Values, defaults: Partial<Values>): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { ...defaults, ...Object.fromEntries(filled) } as Values;
}
