import { join } from "node:path";
import type { z } from "zod";
import { together } from "./content-error.ts";
import { type Phone, parsePhone } from "./phone.ts";
import { readJson } from "./read-json.ts";
import { homeSchema, servicesSchema, siteSchema } from "./schemas.ts";

export const contentFolder = process.env.CONTENT_DIR ?? "content";

export type Facts = {
  siteUrl: string;
  companyName: string;
  phone: Phone;
  testimonialsUrl: string;
  address: { street: string; city: string; state: string };
  emailService: { serviceId: string; templateId: string; publicKey: string; origin: string };
  hasStandIns: boolean;
};
export type HomeText = Omit<z.infer<typeof homeSchema>, "$schema">;
export type ServicesText = Omit<z.infer<typeof servicesSchema>, "$schema">;

const standIns = {
  siteUrl: "https://example.org",
  companyName: "Everett Adult Family Home",
  phone: "(425) 555-0100",
  testimonialsUrl: "https://example.org/reviews",
  emailService: {
    serviceId: "default_service",
    templateId: "template_sample",
    publicKey: "sample_public_key",
  },
};

const emailOrigins = { local: "", published: "https://api.emailjs.com" };

/** The Vite mode is the one switch between the local build and all others. */
function emailOriginFor(mode: string): string {
  return mode === "preview" ? emailOrigins.local : emailOrigins.published;
}

/** All the words of the site. */
export async function readContent(mode: string, folder = contentFolder) {
  const [{ facts, missing }, home, services] = await together(
    () => readFacts(mode, folder),
    (): HomeText => readJson(join(folder, "home.json"), homeSchema),
    (): ServicesText => readJson(join(folder, "services.json"), servicesSchema),
  );
  return { facts, missing, home, services };
}

export function readFacts(
  mode: string,
  folder = contentFolder,
): { facts: Facts; missing: string[] } {
  const site = readJson(join(folder, "site.json"), siteSchema);
  const missing: string[] = [];
  const orStandIn = (field: string, value: string, standIn: string) => {
    if (value !== "") return value;
    missing.push(field);
    return standIn;
  };
  const siteUrl = orStandIn("siteUrl", site.siteUrl, standIns.siteUrl);
  const companyName = orStandIn("companyName", site.companyName, standIns.companyName);
  const phone = parsePhone(orStandIn("phone", site.phone, standIns.phone));
  if (!phone) throw new Error("a validated phone number must be readable");
  const testimonialsUrl = orStandIn(
    "testimonialsUrl",
    site.testimonialsUrl,
    standIns.testimonialsUrl,
  );
  const emailId = (id: keyof typeof standIns.emailService) =>
    orStandIn(`emailService.${id}`, site.emailService[id], standIns.emailService[id]);
  const emailService = {
    serviceId: emailId("serviceId"),
    templateId: emailId("templateId"),
    publicKey: emailId("publicKey"),
    origin: emailOriginFor(mode),
  };
  const facts = {
    siteUrl: siteUrl.replace(/\/$/, ""),
    companyName,
    phone,
    testimonialsUrl,
    address: site.address,
    emailService,
    hasStandIns: missing.length > 0,
  };
  return { facts, missing };
}
