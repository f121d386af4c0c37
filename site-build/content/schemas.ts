import type { z } from "zod";
import type { IconName } from "../../src/services/icon-paths.ts";
import { heroPictures, servicesPicture } from "./picture-schema.ts";
import { choice, group, list, pattern, text } from "./schema-fields.ts";
import { siteFile } from "./site-schema.ts";

export const siteSchema = siteFile({ isPublished: false });
export const publishableSiteSchema = siteFile({ isPublished: true });

const pageDescription = pattern({
  label: "Text for search engines",
  about: "What search engines show under the page's title: 50 to 150 characters.",
  example: "A small adult family home for seniors. Call us or send us a message.",
  right: /.{50,150}/,
  wrong: "must be one line of 50 to 150 characters",
});

export const homeSchema = group(
  { label: "Home page", about: "The words of the home page." },
  {
    description: pageDescription,
    headline: text({
      label: "Headline",
      about: "The large words on the first picture.",
      example: "Age Fearlessly, Live Happily.",
      max: 50,
    }),
    subline: text({
      label: "Line under the headline",
      about: "The smaller words on the first picture.",
      example: "The care you need in the place you deserve.",
      max: 70,
    }),
    about: list(
      { label: "About Us", about: "One paragraph for each entry. The first one is shown large." },
      text({
        label: "Paragraph",
        about: "A paragraph.",
        example: "We are a small adult family home.",
      }),
    ),
    contact: text({
      label: "Contact Us",
      about: "The words above the contact form.",
      example: "Ask us about a room, the cost or a visit.",
    }),
    pictures: heroPictures,
  },
);

const drawings: Record<IconName, string> = {
  home: "A bed",
  care: "A heart in an open hand",
  health: "A heart with a pulse",
  safety: "A person behind a shield",
  together: "Two people",
};

export const servicesSchema = group(
  { label: "Services page", about: "The words of the Services page." },
  {
    description: pageDescription,
    intro: text({
      label: "Introduction",
      about: "The sentence under the title.",
      example: "Here is how we care for the people who live with us.",
      max: 200,
    }),
    categories: list(
      { label: "Categories", about: "In the order they are shown." },
      group(
        { label: "Category", about: "A category." },
        {
          title: text({
            label: "Name",
            about: "The category's name.",
            example: "Residential Services",
            max: 60,
          }),
          icon: choice({ label: "Drawing", about: "The small drawing beside the name." }, drawings),
          items: list(
            { label: "Services", about: "The services in this category, one for each entry." },
            text({
              label: "Service",
              about: "One service.",
              example: "Housekeeping and laundry",
              max: 150,
            }),
          ),
        },
      ),
    ),
    picture: servicesPicture,
  },
);

/** Every JSON file in `content/`. The build, the form and the checks all use this list. */
export const contentFiles = { site: siteSchema, home: homeSchema, services: servicesSchema };

export type ContentFiles = {
  [Name in keyof typeof contentFiles]: z.infer<(typeof contentFiles)[Name]>;
};

/** Words that pages show as they are. The facts in `site` are prepared first (facts.ts). */
export type Words = {
  [Name in Exclude<keyof ContentFiles, "site">]: Omit<ContentFiles[Name], "pictures" | "picture">;
};
