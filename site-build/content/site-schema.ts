import { z } from "zod";
import { usPhone } from "./phone.ts";
import { matching, text } from "./text-fields.ts";

type Meta = { title: string; description: string; examples: [string]; isSample?: boolean };

/** A fact that may be empty until someone knows it. Until then, pages show the example. */
const fact = (field: z.ZodString, { description, ...meta }: Meta) =>
  field
    .meta({
      ...meta,
      description: `${description} You can leave this empty for now, but you can't publish without it.`,
      isNeeded: true,
    })
    .prefault("");

const id = () => matching(/[A-Za-z0-9_-]*/, "must be an ID: only letters, digits, _ and -");

const domain = /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/.source;
const pageUrl = `${domain}([/?#][^\\s<>"]*)?`;
const notPageUrl = "must be a URL that starts with https://";

/** The Postal Service's codes for the states, the District of Columbia and the territories. */
export const states = (
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM " +
  "NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI"
).split(" ");

const address = z
  .strictObject({
    street: text({ max: 60 }).meta({
      title: "Street",
      description: "House number and street.",
      examples: ["714 88th St SE"],
    }),
    city: text({ max: 40 }).meta({ title: "City", examples: ["Everett"] }),
    state: matching(
      new RegExp(states.join("|")),
      "must be a US state's two-letter code in capitals",
    ).meta({ title: "State", description: "Its two-letter code.", examples: ["WA"] }),
    postalCode: matching(/((?!00000)\d{5}(-\d{4})?)?/, "must be a ZIP code: 12345 or 12345-6789")
      .meta({
        title: "ZIP code",
        description: "Leave it empty if you don't want to show it.",
        examples: ["12345"],
        isSample: true,
      })
      .prefault(""),
  })
  .meta({
    title: "Address of the home",
    description: "Shown with the map and at the bottom of each page.",
  });

const emailService = z
  .strictObject({
    serviceId: fact(id(), {
      title: "Service ID",
      description: "From EmailJS: Email Services.",
      // Each account's default service has this id.
      examples: ["default_service"],
    }),
    templateId: fact(id(), {
      title: "Template ID",
      description: "From EmailJS: Email Templates.",
      examples: ["template_sample"],
      isSample: true,
    }),
    publicKey: fact(id(), {
      title: "Public key",
      description: "From EmailJS: Account → General.",
      examples: ["sample_public_key"],
      isSample: true,
    }),
  })
  .meta({
    title: "EmailJS",
    description: "The account that delivers the contact form's messages to you.",
  })
  .prefault({});

const notice = z
  .strictObject({
    label: text({ max: 60 }).meta({ title: "Link text", examples: ["Privacy policy"] }),
    url: matching(new RegExp(pageUrl), notPageUrl).meta({
      title: "Page URL",
      description: "The page that the link opens.",
      examples: ["https://www.example.com/privacy"],
    }),
  })
  .meta({ title: "Notice" });

export const siteSchema = z
  .strictObject({
    siteUrl: fact(
      matching(
        new RegExp(`(${domain}/?)?`),
        "must be the website's URL: https:// and the domain, with nothing after it",
      ),
      {
        title: "Website URL",
        description: "The website's own URL, starting with https://.",
        examples: ["https://example.org"],
      },
    ),
    companyName: fact(text({ min: 0, max: 45 }), {
      title: "Name of the home",
      description: "The name families know you by.",
      examples: ["Everett Adult Family Home"],
    }),
    phone: fact(
      matching(new RegExp(`(${usPhone.source})?`), "must be a US phone number with its area code"),
      {
        title: "Phone number",
        description: "The number families call.",
        examples: ["(425) 555-0100"],
      },
    ),
    testimonialsUrl: fact(matching(new RegExp(`(${pageUrl})?`), notPageUrl), {
      title: "Reviews page",
      description: "The URL that the Testimonials button opens.",
      examples: ["https://reviews.example.com"],
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
    description: "The home's name, phone number, address and EmailJS account.",
  });

export type Site = z.infer<typeof siteSchema>;
