import { z } from "zod";

/** How many pictures the slideshow has. */
const HERO_PICTURES = 7;

/**
 * Where the faces are in a picture, measured from its left and top edges. Those "in the middle" are
 * usually a little higher.
 */
export const focalPoints = {
  "top left": { x: 0.2, y: 0.2 },
  top: { x: 0.5, y: 0.2 },
  "top right": { x: 0.8, y: 0.2 },
  left: { x: 0.2, y: 0.4 },
  middle: { x: 0.5, y: 0.4 },
  right: { x: 0.8, y: 0.4 },
  "bottom left": { x: 0.2, y: 0.8 },
  bottom: { x: 0.5, y: 0.8 },
  "bottom right": { x: 0.8, y: 0.8 },
};
export type FocalPoint = keyof typeof focalPoints;

const focus = z.enum([...(Object.keys(focalPoints) as FocalPoint[]), "nobody"]).meta({
  title: "Where are the faces?",
  description:
    "Choose where the faces are, and we'll keep them in view. In a group, go by the highest face. Not sure? Leave it empty.",
  choices: { nobody: "Nobody is in it" },
});
export type Focus = z.infer<typeof focus>;

/** If nobody is in it, the middle. */
export const focalPointOf = (focus: Focus) => focalPoints[focus === "nobody" ? "middle" : focus];

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
