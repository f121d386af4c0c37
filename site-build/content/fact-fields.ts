import type { z } from "zod";

type About = {
  title: string;
  description: string;
  example: string;
  /** What can't be real. */
  madeUp?: RegExp;
};

/** Fields for facts. Publishing is stricter: a fact must be there, and must not be made up. */
export function factFields({ isPublishing }: { isPublishing: boolean }) {
  const real = (field: z.ZodString, madeUp: RegExp) =>
    isPublishing
      ? field.refine((value) => !madeUp.test(value), {
          error: ({ input }) => `is still the example, "${input}". Fill in the real one.`,
          params: { isExample: true },
        })
      : field;

  /** Until it's filled in, pages show the example. */
  const fact = (field: z.ZodString, { title, description, example, madeUp }: About) => {
    const needed = isPublishing ? field.min(1) : field.overwrite((typed) => typed || example);
    return (madeUp ? real(needed, madeUp) : needed)
      .meta({
        title,
        description: `${description} Needed before you can publish.`,
        examples: [example],
      })
      .prefault("");
  };

  return { real, fact };
}
