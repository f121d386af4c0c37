import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Phone, parsePhone } from "./phone.ts";
import { focusSchema, homeSchema, servicesSchema, siteSchema } from "./schemas.ts";

export const contentFolder = process.env.CONTENT_DIR ?? "content";

/** Faults in what the owner wrote: one line each, meant to be read by the owner. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join("\n"));
    this.faults = faults;
    this.stack = this.message;
  }
}

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

export const emailOrigins = { local: "", published: "https://api.emailjs.com" };

/** The Vite mode is the one switch between the local build and all others. */
export function emailOriginFor(mode: string): string {
  return mode === "preview" ? emailOrigins.local : emailOrigins.published;
}

export function readText(folder = contentFolder) {
  const home = read(folder, "home.json", homeSchema);
  const services = read(folder, "services.json", servicesSchema);
  return collect<{ home: HomeText; services: ServicesText }>({ home, services });
}

export function readFocusPoints(folder = contentFolder) {
  const { $schema: _, ...points } = collect({
    focus: read(folder, "focus.json", focusSchema),
  }).focus;
  return points;
}

export function readFacts(
  mode: string,
  folder = contentFolder,
): { facts: Facts; missing: string[] } {
  const { site } = collect({ site: read(folder, "site.json", siteSchema) });
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

type Reading<T> = { value: T } | { faults: string[] };

/** All faults of all files at once, so that the owner mends them in one go. */
function collect<T extends Record<string, unknown>>(
  readings: { [K in keyof T]: Reading<T[K]> },
): T {
  const faults = Object.values<Reading<unknown>>(readings).flatMap((reading) =>
    "faults" in reading ? reading.faults : [],
  );
  if (faults.length > 0) throw new ContentError(faults);
  return Object.fromEntries(
    Object.entries<Reading<unknown>>(readings).map(([key, reading]) => [
      key,
      "value" in reading ? reading.value : undefined,
    ]),
  ) as T;
}

function read<T>(folder: string, file: string, schema: z.ZodType<T>): Reading<T> {
  const path = join(folder, file);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return { faults: [`${path}: ${describeUnreadable(error)}`] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  return { faults: result.error.issues.flatMap((issue) => describe(path, schema, json, issue)) };
}

function describeUnreadable(error: unknown): string {
  if (error instanceof SyntaxError) {
    const where = error.message.replace(/\s+/g, " ");
    return `is not valid JSON (${where}). Look for a missing comma or quotation mark; right is { "phone": "(425) 555-0100" }`;
  }
  return `cannot be read. Put the file back; right is a file named like this one`;
}

function describe(
  path: string,
  schema: z.ZodType,
  json: unknown,
  issue: z.core.$ZodIssue,
): string[] {
  if (issue.code === "unrecognized_keys") {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map(
      (key) =>
        `${path}: ${[...issue.path, key].join(".")}: is not a field of this file. Remove it, or use one of: ${known.join(", ")}`,
    );
  }
  const field = issue.path.join(".") || "(the whole file)";
  const value = valueAt(json, issue.path);
  const wrong =
    value === undefined
      ? "is missing"
      : issue.code === "invalid_type"
        ? expected(issue)
        : issue.message;
  const shown =
    typeof value === "string" && value !== "" ? ` (it is ${JSON.stringify(value)})` : "";
  const example = exampleAt(schema, issue.path);
  return [`${path}: ${field}: ${wrong}${shown}. Right is, for example, ${JSON.stringify(example)}`];
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type") return issue.message;
  const kinds: Record<string, string> = {
    string: 'a text in quotation marks ("…")',
    number: "a number",
    array: "a list in square brackets ([…])",
    object: "a group in braces ({…})",
  };
  return `must be ${kinds[issue.expected] ?? issue.expected}`;
}

function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((at, key) => {
    if (at instanceof z.ZodArray) return at.element as z.ZodType;
    if (at instanceof z.ZodObject) return (at.shape[String(key)] ?? at.def.catchall) as z.ZodType;
    return undefined;
  }, schema);
}

function fieldsAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const at = schemaAt(schema, path);
  return at instanceof z.ZodObject ? Object.keys(at.shape).filter((key) => key !== "$schema") : [];
}

/** A field's own example, or one put together from the fields inside it. */
function exampleAt(schema: z.ZodType, path: PropertyKey[]): unknown {
  const at = schemaAt(schema, path);
  const own = at?.meta()?.examples;
  if (Array.isArray(own)) return own[0];
  if (at instanceof z.ZodArray) return [exampleAt(at.element as z.ZodType, [])];
  if (!(at instanceof z.ZodObject)) return undefined;
  return Object.fromEntries(
    fieldsAt(at, []).map((key) => [key, exampleAt(at.shape[key] as z.ZodType, [])]),
  );
}

function valueAt(json: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? at[key as keyof typeof at] : undefined),
    json,
  );
}
