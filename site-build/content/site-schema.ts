import { z } from "zod";
import { type Field, fieldOf, matching, type Path, text } from "./fields.ts";

/** A fact may be empty until the owner publishes. Until then, pages show the placeholder. */
const fact = (field: z.ZodString, title: string, description: string, placeholder: string) => {
  const needed = `${description} Needed before you can publish.`;
  const about = { title, description: needed, examples: [placeholder] };
  return field.meta(about).prefault("");
};

const id = () => matching("[A-Za-z0-9_-]*", "must be an ID: only letters, digits, _ and -");

// A phone's keyboard begins with a capital. A number at the end isn't a domain, and browsers can't open it.
const domain = String.raw`[Hh][Tt][Tt][Pp][Ss]://([A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*`;
const siteUrl = matching(
  `(${domain}/?)?`,
  "must be https:// followed by the domain and nothing else",
  (typed) => typed.toLowerCase().replace(/\/$/, ""),
);
const page = String.raw`${domain}([/?#][^\s<>"]*)?`;
const pageUrl = (pattern: string) =>
  matching(pattern, "must be a web address that starts with https://", (typed) =>
    typed.replace(/^https/i, "https"),
  );

// People type spaces, dots, slashes or dashes between groups, and word processors turn - into –.
const gap = String.raw`[\s./\u2010-\u2014-]*`;
const phone = matching(
  String.raw`((\+?1${gap})?\(?[2-9]\d{2}\)?${gap}[2-9]\d{2}${gap}\d{4})?`,
  "must be a US phone number with its area code",
  (typed) => typed.replace(/\D/g, "").replace(/^1?(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"),
);
const postalCode = matching(
  String.raw`((?!00000)\d{5}(${gap}\d{4})?)?`,
  "must have five digits, or nine like 12345-6789",
  (typed) => typed.replace(/^(\d{5})\D*(\d{4})$/, "$1-$2"),
);
const state = matching("[A-Za-z]{2}", "must be the state's two-letter code", (typed) =>
  typed.toUpperCase(),
);

const address = z
  .strictObject({
    street: text({ max: 60 }).meta({ title: "Street" }),
    city: text({ max: 40 }).meta({ title: "City" }),
    state: state.meta({ title: "State", description: "Its two-letter code.", examples: ["WA"] }),
    postalCode: postalCode
      .meta({
        title: "ZIP code",
        description: "Leave it empty if you don't want to show it.",
        examples: ["12345"],
        mayBeEmpty: true,
      })
      .prefault(""),
  })
  .meta({
    title: "Address of the home",
    description: "Shown with the map and at the bottom of each page.",
  });

const emailService = z
  .strictObject({
    // Each account's default service has this ID.
    serviceId: fact(id(), "Service ID", "From EmailJS: Email Services.", "default_service"),
    templateId: fact(id(), "Template ID", "From EmailJS: Email Templates.", "template_sample"),
    publicKey: fact(id(), "Public key", "From EmailJS: Account → General.", "sample_public_key"),
  })
  .meta({
    title: "EmailJS",
    description:
      "The account that delivers the contact form's messages to you. The person who helps you fills these in; please don't change them.",
  })
  .prefault({});

const notice = z.strictObject({
  label: text({ max: 60 }).meta({ title: "Link text" }),
  url: pageUrl(page).meta({
    title: "Web address",
    examples: ["https://www.example.com/privacy"],
  }),
});

export const siteSchema = z
  .strictObject({
    siteUrl: fact(
      siteUrl,
      "Web address",
      "The website's own, starting with https://.",
      "https://example.org",
    ),
    companyName: fact(
      text({ min: 0, max: 45 }),
      "Name of the home",
      "The name families know you by.",
      "Everett Adult Family Home",
    ),
    phone: fact(phone, "Phone number", "The number families call.", "(425) 555-0100"),
    testimonialsUrl: fact(
      pageUrl(`(${page})?`),
      "Reviews page",
      "The web address that the Testimonials button opens.",
      "https://reviews.example.com",
    ),
    address,
    emailService,
    notices: z
      .array(notice)
      .max(6)
      .meta({
        title: "Notices",
        description:
          "Small links at the bottom of each page, such as a privacy policy. Ask your lawyer which ones you need.",
      })
      .prefault([]),
  })
  .meta({ title: "Facts" });

export type Site = z.infer<typeof siteSchema>;

export type Facts = ReturnType<typeof factsFrom>["facts"];

/** The owner's facts, as the pages show them, and the paths to those that Publish waits for. */
export function factsFrom(saved: Site) {
  const missing: Path[] = [];
  const site = fillIn(saved, fieldOf(siteSchema), ["site"], missing);
  const { street, city, state, postalCode } = site.address;
  const facts = {
    ...site,
    phone: { display: site.phone, href: `tel:+1${site.phone.replace(/\D/g, "")}` },
    address: { ...site.address, line: `${street}, ${city}, ${state} ${postalCode}`.trim() },
  };
  return { facts, missing };
}

/** A copy with placeholders. It adds the path to each empty fact to `missing`, unless that may stay empty. */
export function fillIn<Value>(value: Value, field: Field, path: Path, missing: Path[]): Value {
  if (value === "" && !field.mayBeEmpty) {
    missing.push(path);
    return (field.examples?.[0] ?? "") as Value;
  }
  if (typeof value !== "object") return value;
  const { items, properties = {} } = field;
  const copies = Object.entries(Object(value)).map(([key, each]) => {
    const inside = (items ?? properties[key]) as Field;
    return [key, fillIn(each, inside, [...path, key], missing)];
  });
  return Object.assign(items ? [] : {}, Object.fromEntries(copies));
}
