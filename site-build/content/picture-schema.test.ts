import { expect, test } from "vitest";
import { slideshow } from "../../test/fixtures/specification.ts";
import { heroPictures, servicesPicture } from "./picture-schema.ts";

const problemsOf = (schema: typeof heroPictures | typeof servicesPicture, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const picture = { image: "content/hero/porch.webp" };
const pictures = (count: number) => Array.from({ length: count }, () => picture);
const needed = slideshow.pictures;

test("The slideshow needs exactly as many pictures as specified", () => {
  expect(problemsOf(heroPictures, pictures(needed))).toBeUndefined();
  expect(problemsOf(heroPictures, pictures(1))).toEqual([
    `: has 1 picture; the slideshow needs ${needed}. Add ${needed - 1} more.`,
  ]);
  expect(problemsOf(heroPictures, pictures(needed + 2))).toEqual([
    `: has ${needed + 2} pictures; the slideshow needs ${needed}. Remove 2.`,
  ]);
  expect(problemsOf(heroPictures, undefined)).toEqual([
    `: has 0 pictures; the slideshow needs ${needed}. Add ${needed} more.`,
  ]);
});

test("A place that isn't one of the nine is a problem, and so is a picture without a file", () => {
  expect(problemsOf(servicesPicture, { image: "", focus: "center" })).toEqual([
    'image: is missing. Example: "content/services.webp"',
    'focus: must be one of top left, top, top right, left, middle, right, bottom left, bottom, bottom right (it is "center"). Example: "top left"',
  ]);
});
