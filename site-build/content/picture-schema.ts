import { z } from "zod";
import { type Focus, focalPoints } from "../pictures/crop.ts";

/** How many pictures the slideshow has. */
const HERO_PICTURES = 7;

const focus = z.enum(Object.keys(focalPoints) as Focus[]).meta({
  title: "Where are the faces?",
  description:
    "Choose where the faces are, and we'll keep them in view. In a group, go by the highest face. Not sure? Leave it empty.",
  choices: { nobody: "Nobody is in it" },
});

/** A picture that is uploaded to `folder`. */
const picture = (folder: string) =>
  z.strictObject({
    image: z.string().min(1).meta({ title: "Picture", description: "Up to 3 MB.", folder }),
    // An empty field can also be "" in the file.
    focus: z.preprocess((chosen) => chosen || undefined, focus.optional()),
  });

export const heroPictures = z
  .array(picture("content/hero"))
  .length(HERO_PICTURES)
  .meta({
    title: "Pictures",
    description: `The ${HERO_PICTURES} pictures in the slideshow. Drag them into the order you like.`,
  });

export const servicesPicture = picture("content/services").meta({
  title: "Picture behind the page",
});

export type PictureEntry = z.infer<typeof servicesPicture>;
