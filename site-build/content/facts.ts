import { placeholders, type Site } from "./site-schema.ts";

/** The owner's facts, as the pages show them. */
export type Facts = Omit<Site, "phone" | "address"> & {
  phone: { display: string; href: string };
  address: Site["address"] & { line: string };
};

export function factsFrom(saved: Site): Facts {
  const site = withPlaceholders(saved);
  const { street, city, state, postalCode } = site.address;
  return {
    ...site,
    phone: { display: site.phone, href: `tel:+1${site.phone.replace(/\D/g, "")}` },
    address: { ...site.address, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
  };
}

const withPlaceholders = (site: Site): Site =>
  JSON.parse(JSON.stringify(site), (name, value) => value || Object(placeholders)[name] || value);
