import { z } from "zod";
import { matching, text } from "./fields.ts";

/** What pages show until the owner fills in a fact. */
export const placeholders = {
  siteUrl: "https://example.org",
  companyName: "Everett Adult Family Home",
  phone: "(425) 555-0100",
  testimonialsUrl: "https://reviews.example.com",
  // Each account's default service has this id.
  serviceId: "default_service",
  templateId: "template_sample",
  publicKey: "sample_public_key",
};

/** A fact may be empty until the owner publishes. */
const fact = (
  name: keyof typeof placeholders,
  field: z.ZodString,
  { title, description }: { title: string; description: string },
) =>
  field
    .meta({
      title,
      description: `${description} Needed before you can publish.`,
      examples: [placeholders[name]],
    })
    .prefault("");

const id = () => matching("[A-Za-z0-9_-]*", "must be an ID: only letters, digits, _ and -");

// A phone's keyboard begins with a capital. A number at the end isn't a domain, and browsers can't open it.
const domain = String.raw`[Hh][Tt][Tt][Pp][Ss]://([A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*`;
const pageUrl = String.raw`${domain}([/?#][^\s<>"]*)?`;
const pageUrlField = (pattern: string) =>
  matching(pattern, "must be a web address that starts with https://", (typed) =>
    typed.replace(/^https/i, "https"),
  );

// People type spaces, dots, slashes or dashes between groups, and word processors turn - into –.
const gap = String.raw`[\s./\u2010-\u2014-]*`;
const usPhone = String.raw`(\+?1${gap})?\(?[2-9]\d{2}\)?${gap}[2-9]\d{2}${gap}\d{4}`;

const address = z
  .strictObject({
    street: text({ max: 60 }).meta({
      title: "Street",
      description: "House number and street.",
      examples: ["714 88th St SE"],
    }),
    city: text({ max: 40 }).meta({ title: "City", examples: ["Everett"] }),
    state: matching("[A-Za-z]{2}", "must be the state's two-letter code", (typed) =>
      typed.toUpperCase(),
    ).meta({ title: "State", description: "Its two-letter code.", examples: ["WA"] }),
    postalCode: matching(
      String.raw`((?!00000)\d{5}(${gap}\d{4})?)?`,
      "must have five digits, or nine like 12345-6789",
      (typed) => typed.replace(/^(\d{5})\D*(\d{4})$/, "$1-$2"),
    )
      .meta({
        title: "ZIP code",
        description: "Leave it empty if you don't want to show it.",
        examples: ["12345"],
      })
      .prefault(""),
  })
  .meta({
    title: "Address of the home",
    description: "Shown with the map and at the bottom of each page.",
  });

const emailService = z
  .strictObject({
    serviceId: fact("serviceId", id(), {
      title: "Service ID",
      description: "From EmailJS: Email Services.",
    }),
    templateId: fact("templateId", id(), {
      title: "Template ID",
      description: "From EmailJS: Email Templates.",
    }),
    publicKey: fact("publicKey", id(), {
      title: "Public key",
      description: "From EmailJS: Account → General.",
    }),
  })
  .meta({
    title: "EmailJS",
    description:
      "The account that delivers the contact form's messages to you. The person who helps you fills these in; please don't change them.",
  })
  .prefault({});

const notice = z
  .strictObject({
    label: text({ max: 60 }).meta({ title: "Link text", examples: ["Privacy policy"] }),
    url: pageUrlField(pageUrl).meta({
      title: "Web address",
      description: "The page that the link opens.",
      examples: ["https://www.example.com/privacy"],
    }),
  })
  .meta({ title: "Notice" });

export const siteSchema = z
  .strictObject({
    siteUrl: fact(
      "siteUrl",
      matching(
        `(${domain}/?)?`,
        "must be https:// followed by the domain and nothing else",
        (typed) => typed.toLowerCase().replace(/\/$/, ""),
      ),
      {
        title: "Web address",
        description: "The website's own web address, starting with https://.",
      },
    ),
    companyName: fact("companyName", text({ min: 0, max: 45 }), {
      title: "Name of the home",
      description: "The name families know you by.",
    }),
    phone: fact(
      "phone",
      matching(`(${usPhone})?`, "must be a US phone number with its area code", (typed) =>
        typed.replace(/\D/g, "").replace(/^1?(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"),
      ),
      {
        title: "Phone number",
        description: "The number families call.",
      },
    ),
    testimonialsUrl: fact("testimonialsUrl", pageUrlField(`(${pageUrl})?`), {
      title: "Reviews page",
      description: "The web address that the Testimonials button opens.",
    }),
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
  .meta({
    title: "Facts",
    description:
      "The home's name, phone number and address, the web addresses, the EmailJS account and Notices.",
  });

export type Site = z.infer<typeof siteSchema>;
