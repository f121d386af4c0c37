import { addressGroup } from "./address-schema.ts";
import { refuseMadeUp } from "./made-up.ts";
import { usPhone } from "./phone.ts";
import { group, list, type Pattern, pattern, text, unknownOr } from "./schema-fields.ts";

const id = {
  right: /[A-Za-z0-9_-]+/,
  wrong: "must be an id: letters, digits, _ and - only",
};

const webPage = {
  right: /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([/?#]\S*)?/,
  wrong: "must be a web address that starts with https://",
};

/**
 * `content/site.json`. A site can be published once every fact is known and none is an example. Until
 * then, pages show the examples as placeholders.
 */
export function siteFile({ isPublished }: { isPublished: boolean }) {
  const known = (isPublished ? pattern : unknownOr) as typeof unknownOr;
  const real: typeof refuseMadeUp = isPublished ? refuseMadeUp : (field) => field;
  const fact = (field: Pattern) => real(known(field));

  return group(
    { label: "Facts", about: "Name, phone, address and email of the home." },
    {
      siteUrl: fact({
        label: "Address of this website",
        about: "As people type it, but starting with https://.",
        example: "https://example.org",
        right: /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\/?/,
        wrong: "must be the website's address: https:// and the domain, nothing after it",
      }),
      // Not refused as an example: the home may really have this name.
      companyName: known({
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
        example: "https://reviews.example.com",
        ...webPage,
      }),
      address: addressGroup(real),
      emailService: group(
        {
          label: "EmailJS",
          about: "The account that delivers the contact form's messages to you.",
        },
        {
          // This example can be the real id: EmailJS gives it to every default service.
          serviceId: known({
            label: "Service ID",
            about: "From EmailJS: Email Services.",
            example: "default_service",
            ...id,
          }),
          templateId: fact({
            label: "Template ID",
            about: "From EmailJS: Email Templates.",
            example: "template_sample",
            ...id,
          }),
          publicKey: fact({
            label: "Public key",
            about: "From EmailJS: Account, General.",
            example: "sample_public_key",
            ...id,
          }),
        },
      ).prefault({}),
      notices: list(
        {
          label: "Notices",
          about:
            "Links that the law requires at the bottom of each page, such as a privacy policy.",
        },
        group(
          { label: "Notice", about: "A notice." },
          {
            label: text({
              label: "Words",
              about: "The words of the link.",
              example: "Privacy policy",
              max: 60,
            }),
            url: real(
              pattern({
                label: "Address of the notice",
                about: "The page that the link opens.",
                example: "https://www.example.com/privacy",
                ...webPage,
              }),
            ),
          },
        ),
        { min: 0 },
      ).prefault([]),
    },
  );
}
