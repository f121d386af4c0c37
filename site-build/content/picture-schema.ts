import type { z } from "zod";
import { fieldInfo } from "./field-info.ts";
import { choice, group, list, text } from "./schema-fields.ts";

/** How many pictures the slideshow has. */
const HERO_PICTURES = 7;

/** Where the faces are in a picture, measured from its left and top edges. */
export const places = {
  "top left": { x: 0.2, y: 0.2 },
  top: { x: 0.5, y: 0.2 },
  "top right": { x: 0.8, y: 0.2 },
  left: { x: 0.2, y: 0.5 },
  middle: { x: 0.5, y: 0.5 },
  right: { x: 0.8, y: 0.5 },
  "bottom left": { x: 0.2, y: 0.8 },
  bottom: { x: 0.5, y: 0.8 },
  "bottom right": { x: 0.8, y: 0.8 },
};
export type Place = keyof typeof places;

const names = Object.keys(places) as Place[];
const choices = Object.fromEntries(
  names.map((name) => [name, name.replace(/^./, (letter) => letter.toUpperCase())]),
) as Record<Place, string>;

const focus = choice(
  {
    label: "Where are the faces?",
    about: "The words never cover this part. Leave it empty if you're not sure.",
  },
  choices,
);

/** The form uploads pictures to `folder`. */
function entry(label: string, about: string, folder: string, example: string) {
  const image = text({ label: "Picture", about: "", example }).register(fieldInfo, {
    example,
    form: {
      label: "Picture",
      description: "Up to 3 MB here; upload larger pictures on GitHub.",
      type: "image",
      options: { media: "pictures", path: folder },
    },
  });
  return group({ label, about }, { image, focus: focus.optional() });
}

const heroPicture = entry("Picture", "", "content/hero", "content/hero/porch.webp");

export const heroPictures = list(
  {
    label: "Pictures",
    about: `The ${HERO_PICTURES} pictures of the slideshow. Drag them into the order you like.`,
  },
  heroPicture,
  { min: HERO_PICTURES, max: HERO_PICTURES, wrongNumber },
).prefault([]);

export const servicesPicture = entry(
  "Picture behind the page",
  "The background of the Services page.",
  "content",
  "content/services.webp",
);

export type PictureEntry = z.infer<typeof heroPicture>;

function wrongNumber(count: number): string {
  const missing = HERO_PICTURES - count;
  const remedy = missing > 0 ? `Add ${missing} more` : `Remove ${-missing}`;
  const pictures = count === 1 ? "1 picture" : `${count} pictures`;
  return `has ${pictures}; the slideshow needs ${HERO_PICTURES}. ${remedy}.`;
}
