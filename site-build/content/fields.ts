import { z } from "zod";
import type { PictureKind } from "../pictures/art-direction.ts";
import { type Focus, focalPoints } from "../pictures/crop.ts";

/** Invisible characters that get copied from messages and web pages. */
const invisible = "\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
const around = `[\\s${invisible}]*`;

/** Words for visitors. Pages show line breaks as spaces. */
export function text({ min = 1, max }: { min?: number; max: number }) {
  const wrong = `must have ${Math.max(1, min)} to ${max} characters`;
  return z.string().overwrite(clean).min(min, wrong).max(max, wrong);
}

/** Text that must match a pattern as a whole. `wrong` says what it must be. */
export function matching(
  pattern: string,
  wrong: string,
  asShown: (typed: string) => string = (typed) => typed,
) {
  // The owner's form checks the text as it was typed, with spaces and invisible characters around it.
  const asTyped = new RegExp(`^${around}(?:${pattern})${around}$`);
  return z.string().overwrite(clean).regex(asTyped, wrong).overwrite(asShown).meta({ wrong });
}

function clean(typed: string): string {
  return typed
    .replace(new RegExp(`[${invisible}]`, "g"), "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

const focus = z.enum(Object.keys(focalPoints) as Focus[]).meta({
  title: "Where are the faces?",
  description:
    "Choose where the faces are, and we'll keep them in view. In a group, go by the highest face. Not sure? Leave it empty.",
  choices: { nobody: "Nobody is in it" },
});

/** What the owner chose. In its place, pages get what <Picture> shows (virtual-content.ts). */
export class ChosenPicture {
  kind!: PictureKind;
  image!: string;
  focus!: Focus;
}

/** A picture that is uploaded to `folder`. */
export const picture = (folder: string, kind: PictureKind = "background") =>
  z
    .strictObject({
      image: z.string().min(1).meta({ title: "Picture", description: "Up to 3 MB.", folder }),
      // An empty field can also be "" in the file. Most faces are near the top.
      focus: z.preprocess((chosen) => chosen || undefined, focus.default("top")),
    })
    .transform((chosen) => Object.assign(new ChosenPicture(), { kind, ...chosen }));

/** A field in `content/`, as Zod describes it in JSON Schema. */
export type Field = z.core.JSONSchema.BaseSchema & {
  examples?: string[];
  /** What a problem says about a value that doesn't match the pattern. */
  wrong?: string;
  /** What the owner's form calls each of the choices. */
  choices?: Record<string, string>;
  /** Where the owner's form uploads a picture to. */
  folder?: string;
  /** Publish waits for all other facts. */
  mayBeEmpty?: boolean;
  items?: Field;
  properties?: Record<string, Field>;
};

export const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Field;

/** The path to a field in `content/`: the file's name, then names and the indexes of entries. */
export type Path = PropertyKey[];
