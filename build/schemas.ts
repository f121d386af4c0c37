import { z } from "zod";
import { usPhone } from "./phone.ts";
import { fact, schemaLink, text } from "./schema-fields.ts";

const iconNames = ["home", "care", "health", "safety", "together"] as const;

const origin = /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\/?$/;
const httpsAddress = /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([/?#]\S*)?$/;
const id = /^[A-Za-z0-9_-]+$/;
const wrongId = "must be an id: letters, digits, _ and - only";

export const siteSchema = z.strictObject({
  $schema: schemaLink,
  siteUrl: fact(
    "The address of this website.",
    "https://www.example.com",
    origin,
    "must be the website's https address, without a page after it",
  ),
  companyName: fact(
    "The name of the home, as families know it.",
    "Everett Adult Family Home",
    /^.{1,45}$/,
    "must be one line of at most 45 characters",
  ),
  phone: fact(
    "The phone number families call.",
    "(425) 555-0100",
    usPhone,
    "must be a US phone number with its area code",
  ),
  testimonialsUrl: fact(
    "The page with reviews that the Testimonials button opens.",
    "https://www.example.com/reviews",
    httpsAddress,
    "must be an https address",
  ),
  address: z
    .strictObject({
      street: text("House number and street.", "714 88th St SE"),
      city: text("City.", "Everett"),
      state: z
        .string()
        .trim()
        .regex(/^[A-Z]{2}$/, "must be the state's two capital letters")
        .meta({ description: "State, as two letters.", examples: ["WA"] }),
    })
    .meta({ description: "Where the home is." }),
  emailService: z
    .strictObject({
      serviceId: fact("EmailJS: the id of the email service.", "default_service", id, wrongId),
      templateId: fact("EmailJS: the id of the contact template.", "template_ab12cd3", id, wrongId),
      publicKey: fact("EmailJS: the account's public key.", "aBcD1234eFgH5678", id, wrongId),
    })
    .meta({ description: "The EmailJS account that delivers the contact form's messages." }),
});

const pageDescription = z
  .string()
  .trim()
  .min(50, "must be at least 50 characters")
  .max(150, "must be at most 150 characters")
  .meta({
    description: "What search engines show under the page's title: 50 to 150 characters.",
    examples: ["A small adult family home for seniors. Call us or send us a message."],
  });

export const homeSchema = z.strictObject({
  $schema: schemaLink,
  description: pageDescription,
  headline: text("The large words on the first picture.", "Age Fearlessly, Live Happily."),
  subline: text("The line under the headline.", "The care you need in the place you deserve."),
  about: z
    .array(text("A paragraph.", "We are a small adult family home."))
    .min(1, "must have at least one paragraph")
    .meta({ description: "About Us, one text for each paragraph.", examples: [["A paragraph."]] }),
});

export const servicesSchema = z.strictObject({
  $schema: schemaLink,
  description: pageDescription,
  intro: text(
    "The sentence under the title.",
    "Here is how we care for the people who live with us.",
  ),
  categories: z
    .array(
      z.strictObject({
        title: text("The category's name.", "Residential Services"),
        icon: z
          .enum(iconNames, `must be one of ${iconNames.join(", ")}`)
          .meta({ description: "The small drawing beside the name.", examples: ["home"] }),
        items: z
          .array(text("One service.", "Housekeeping and laundry"))
          .min(1, "must have at least one item")
          .meta({
            description: "The services in this category.",
            examples: [["Housekeeping and laundry"]],
          }),
      }),
    )
    .min(1, "must have at least one category")
    .meta({ description: "The categories, in the order they are shown." }),
});

const percent = (description: string) =>
  z
    .number("must be a number from 0 to 100")
    .min(0, "must be a number from 0 to 100")
    .max(100, "must be a number from 0 to 100")
    .meta({ description, examples: [50] });

const focusPoint = z
  .strictObject({
    x: percent("How far from the left edge, in percent."),
    y: percent("How far from the top edge, in percent."),
  })
  .meta({ description: "The point of the picture that every crop keeps in view." });

export const focusSchema = z.object({ $schema: schemaLink }).catchall(focusPoint).meta({
  description:
    "Where each picture's most important point is; a picture that is not named here is cropped around its centre.",
});

export type FocusPoint = z.infer<typeof focusPoint>;

export const schemas = {
  "site.json": siteSchema,
  "home.json": homeSchema,
  "services.json": servicesSchema,
  "focus.json": focusSchema,
};
