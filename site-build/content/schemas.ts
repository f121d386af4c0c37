import { z } from "zod";
import { iconNames } from "../../src/services/icon-paths.ts";
import { usPhone } from "./phone.ts";
import {
  choice,
  group,
  list,
  pattern,
  percent,
  schemaLink,
  text,
  unknownOr,
} from "./schema-fields.ts";

/** `fact` decides whether a fact may still be unknown. */
function siteFile(fact: typeof unknownOr) {
  const id = /^[A-Za-z0-9_-]+$/;
  const wrongId = "must be an id: letters, digits, _ and - only";
  return group("The facts of the home.", {
    $schema: schemaLink,
    siteUrl: fact({
      about: "The address of this website.",
      example: "https://www.example.com",
      right: /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\/?$/,
      wrong: "must be the website's https address, without a page after it",
    }),
    companyName: fact({
      about: "The name of the home, as families know it.",
      example: "Everett Adult Family Home",
      right: /^.{1,45}$/,
      wrong: "must be one line of at most 45 characters",
    }),
    phone: fact({
      about: "The phone number families call.",
      example: "(425) 555-0100",
      right: usPhone,
      wrong: "must be a US phone number with its area code",
    }),
    testimonialsUrl: fact({
      about: "The page with reviews that the Testimonials button opens.",
      example: "https://www.example.com/reviews",
      right: /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([/?#]\S*)?$/,
      wrong: "must be an https address",
    }),
    address: group("Where the home is.", {
      street: text({ about: "House number and street.", example: "714 88th St SE", max: 60 }),
      city: text({ about: "City.", example: "Everett", max: 40 }),
      state: pattern({
        about: "State, as two letters.",
        example: "WA",
        right: /^[A-Z]{2}$/,
        wrong: "must be the state's two capital letters",
      }),
    }),
    emailService: group("The EmailJS account that delivers the contact form's messages.", {
      serviceId: fact({
        about: "EmailJS: the id of the email service.",
        example: "default_service",
        right: id,
        wrong: wrongId,
      }),
      templateId: fact({
        about: "EmailJS: the id of the contact template.",
        example: "template_ab12cd3",
        right: id,
        wrong: wrongId,
      }),
      publicKey: fact({
        about: "EmailJS: the account's public key.",
        example: "aBcD1234eFgH5678",
        right: id,
        wrong: wrongId,
      }),
    }),
  });
}

export const siteSchema = siteFile(unknownOr);
/** The same, with every fact known: what may be shown to the world. */
export const publishableSiteSchema = siteFile(pattern);

const pageDescription = pattern({
  about: "What search engines show under the page's title: 50 to 150 characters.",
  example: "A small adult family home for seniors. Call us or send us a message.",
  right: /^.{50,150}$/,
  wrong: "must be one line of 50 to 150 characters",
});

export const homeSchema = group("The words of the home page.", {
  $schema: schemaLink,
  description: pageDescription,
  headline: text({
    about: "The large words on the first picture.",
    example: "Age Fearlessly, Live Happily.",
    max: 60,
  }),
  subline: text({
    about: "The line under the headline.",
    example: "The care you need in the place you deserve.",
    max: 90,
  }),
  about: list(
    "About Us, one text for each paragraph.",
    text({ about: "A paragraph.", example: "We are a small adult family home." }),
  ),
});

export const servicesSchema = group("The words of the Services page.", {
  $schema: schemaLink,
  description: pageDescription,
  intro: text({
    about: "The sentence under the title.",
    example: "Here is how we care for the people who live with us.",
    max: 200,
  }),
  categories: list(
    "The categories, in the order they are shown.",
    group("A category.", {
      title: text({ about: "The category's name.", example: "Residential Services", max: 60 }),
      icon: choice("The small drawing beside the name.", iconNames),
      items: list(
        "The services in this category.",
        text({ about: "One service.", example: "Housekeeping and laundry", max: 150 }),
      ),
    }),
  ),
});

const focusPoint = group("The point of the picture that every crop keeps in view.", {
  x: percent("How far from the left edge, in percent."),
  y: percent("How far from the top edge, in percent."),
});

export const focusSchema = z.object({ $schema: schemaLink }).catchall(focusPoint).meta({
  description:
    "Where each picture's most important point is; a picture that is not named here is cropped around its center.",
});

export const schemas = {
  "site.json": siteSchema,
  "home.json": homeSchema,
  "services.json": servicesSchema,
  "focus.json": focusSchema,
};
