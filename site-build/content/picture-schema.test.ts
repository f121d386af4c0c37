import { expect, test } from "vitest";
import { slideshow } from "../../test/fixtures/specification.ts";
import { HERO_PICTURES, heroPictures, servicesPicture } from "./picture-schema.ts";

const problemsOf = (schema: typeof heroPictures | typeof servicesPicture, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const picture = { image: "content/hero/porch.webp" };
const pictures = (count: number) => Array.from({ length: count }, () => picture);

test("The slideshow has as many pictures as specified", () => {
  expect(HERO_PICTURES).toBe(slideshow.pictures);
  expect(problemsOf(heroPictures, pictures(slideshow.pictures))).toBeUndefined();
});

const needed = slideshow.pictures;

test.each([
  [needed - 1, `has ${needed - 1} pictures; the slideshow needs ${needed}. Add 1 more.`],
  [1, `has 1 picture; the slideshow needs ${needed}. Add ${needed - 1} more.`],
  [needed + 2, `has ${needed + 2} pictures; the slideshow needs ${needed}. Remove 2.`],
])("%d pictures are the wrong number", (count, line) => {
  expect(problemsOf(heroPictures, pictures(count))).toEqual([`: ${line}`]);
});

test("A missing list is a list without pictures", () => {
  const line = `: has 0 pictures; the slideshow needs ${needed}. Add ${needed} more.`;
  expect(problemsOf(heroPictures, undefined)).toEqual([line]);
  expect(problemsOf(heroPictures, [])).toEqual([line]);
});

test("A place that isn't one of the nine is a problem, and so is a picture without a file", () => {
  expect(problemsOf(servicesPicture, { ...picture, focus: "center" })).toEqual([
    'focus: must be one of top left, top, top right, left, middle, right, bottom left, bottom, bottom right (it is "center"). Example: "top left"',
  ]);
  expect(problemsOf(servicesPicture, { image: "" })).toEqual([
    'image: is missing. Example: "content/services.webp"',
  ]);
});
