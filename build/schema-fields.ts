import { z } from "zod";

/** Every text field carries an example, which a fault's line shows to the owner. */
export function text(description: string, example: string) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .meta({ description, examples: [example] });
}

/** A fact that may be left empty until somebody knows it. */
export function fact(description: string, example: string, right: RegExp, wrong: string) {
  return z
    .string()
    .trim()
    .regex(new RegExp(`^$|${right.source}`), wrong)
    .meta({
      description: `${description} Leave it empty ("") until you know it.`,
      examples: [example],
    });
}

export const schemaLink = z
  .string()
  .optional()
  .meta({
    description: "Lets editors explain and check this file.",
    examples: ["./schemas/site.json"],
  });
