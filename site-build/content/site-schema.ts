import type { z } from "zod";
import { usPhone } from "./phone.ts";
import { group, optional, type Pattern, pattern, text } from "./schema-fields.ts";

const id = {
  right: /[A-Za-z0-9_-]+/,
  wrong: "must be an id: letters, digits, _ and - only",
};

/** `content/site.json`; `fact` decides whether a fact may still be unknown. */
export function siteFile<Fact extends z.ZodType>(fact: (field: Pattern) => Fact) {
  return group(
    {
      label: "Facts",
      about: "Name, phone, address and email of the home.",
    },
    {
      siteUrl: fact({
        label: "Address of this website",
        about: "As people type it, with https:// before it.",
        example: "https://www.example.com",
        right: /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\/?/,
        wrong: "must be the website's https address, without a page after it",
      }),
      companyName: fact({
        label: "Name of the home",
        about: "As families know it.",
        example: "Everett Adult Family Home",
        right: /.{1,45}/,
        wrong: "must be one line of at most 45 characters",
      }),
      phone: fact({
        label: "Phone number",
        about: "The number families call.",
        example: "(425) 555-0100",
        right: usPhone,
        wrong: "must be a US phone number with its area code",
      }),
      testimonialsUrl: fact({
        label: "Page with reviews",
        about: "The address that the Testimonials button opens.",
        example: "https://www.example.com/reviews",
        right: /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([/?#]\S*)?/,
        wrong: "must be an https address",
      }),
      address: group(
        { label: "Address of the home", about: "Shown with the map and at the foot of each page." },
        {
          street: text({
            label: "Street",
            about: "House number and street.",
            example: "714 88th St SE",
            max: 60,
          }),
          city: text({ label: "City", about: "City.", example: "Everett", max: 40 }),
          state: pattern({
            label: "State",
            about: "As two letters.",
            example: "WA",
            right: /[A-Z]{2}/,
            wrong: "must be the state's two capital letters",
          }),
          postalCode: optional({
            label: "ZIP code",
            about: "Leave it empty to show none.",
            example: "12345",
            right: /\d{5}(-\d{4})?/,
            wrong: "must be a ZIP code of five digits, or five and four",
          }),
        },
      ),
      emailService: group(
        {
          label: "EmailJS",
          about: "The account that delivers the contact form's messages to you.",
        },
        {
          serviceId: fact({
            label: "Service ID",
            about: "From EmailJS: Email Services.",
            example: "default_service",
            ...id,
          }),
          templateId: fact({
            label: "Template ID",
            about: "From EmailJS: Email Templates.",
            example: "template_ab12cd3",
            ...id,
          }),
          publicKey: fact({
            label: "Public key",
            about: "From EmailJS: Account, General.",
            example: "aBcD1234eFgH5678",
            ...id,
          }),
        },
      )
        // The form leaves the group out where all three are empty; each is then missing.
        .prefault({} as never),
    },
  );
}
