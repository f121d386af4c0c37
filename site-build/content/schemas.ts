import { z } from "zod";
import type { IconName } from "../../src/services/icon-paths.ts";
import { picture, text } from "./fields.ts";
import { siteSchema } from "./site-schema.ts";

// Everything that these schemas accept fits on the pages (test/accessibility/longest-content.spec.ts).

const description = text({ min: 50, max: 150 }).meta({
  title: "Search description",
  description: "What search engines may show under the page's title.",
});

/** How many pictures the slideshow has. */
const HERO_PICTURES = 7;

const homeSchema = z
  .strictObject({
    description,
    headline: text({ max: 45 }).meta({
      title: "Headline",
      description: "The large words at the top of the home page.",
    }),
    subline: text({ max: 70 }).meta({ title: "Line under the headline" }),
    about: z
      .array(text({ max: 1000 }))
      .min(1)
      .max(6)
      .meta({
        title: "About Us",
        description:
          "Each entry is one paragraph. The first appears in large type, so keep it to one sentence.",
      }),
    contact: text({ max: 1000 }).meta({
      title: "Contact Us",
      description: "The words above the contact form.",
    }),
    pictures: z
      .array(picture("content/hero"))
      .length(HERO_PICTURES)
      .meta({
        title: "Pictures",
        description: `The ${HERO_PICTURES} pictures in the slideshow. Drag them into the order you like.`,
      }),
  })
  .meta({ title: "Home page" });

const icons: Record<IconName, string> = {
  home: "A bed",
  care: "A heart in an open hand",
  health: "A heart with a pulse",
  safety: "A shield with a person on it",
  together: "Two people",
};

const category = z.strictObject({
  title: text({ max: 60 }).meta({ title: "Name" }),
  icon: z.enum(Object.keys(icons) as IconName[]).meta({ title: "Icon", choices: icons }),
  items: z
    .array(text({ max: 150 }))
    .min(1)
    .max(20)
    .meta({ title: "Services" }),
});

const servicesSchema = z
  .strictObject({
    description,
    intro: text({ max: 200 }).meta({
      title: "Introduction",
      description: "The sentence under the title.",
    }),
    categories: z
      .array(category)
      .min(1)
      .max(12)
      .meta({ title: "Categories", description: "Shown in this order. Drag to reorder." }),
    picture: picture("content/services").meta({
      title: "Picture behind the page",
      description: "Choose one without people: the words cover most of it.",
    }),
  })
  .meta({ title: "Services page" });

/** Every JSON file in `content/`, by its name. The build, the owner's form and the checks all use this. */
export const contentSchema = z.strictObject({
  site: siteSchema,
  home: homeSchema,
  services: servicesSchema,
});

/** What pages show as is, and their pictures. */
export type Words = Omit<z.output<typeof contentSchema>, "site">;
