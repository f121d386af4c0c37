import { expect, test } from "vitest";
import { places } from "../content/picture-schema.ts";
import { cropFor } from "./crop.ts";
import { notesOn } from "./notes.ts";
import { shapesFor } from "./shapes.ts";

function notes(width: number, height: number) {
  const picture = { width, height };
  const shapes = shapesFor.hero.map((shape) => ({
    media: shape.media,
    crop: cropFor(picture, places.right, shape.ratios),
    avif: [],
  }));
  return notesOn("porch.jpg", { ...picture, shapes });
}

test("A large, wide photograph has no notes", () => {
  expect(notes(4032, 2268)).toEqual([]);
  expect(notes(2400, 1200)).toEqual([]);
  expect(notes(3600, 1200)).toEqual([]);
});

test("An upright picture gets a note about desktops", () => {
  expect(notes(3024, 4032)).toEqual([
    "porch.jpg is upright, so it fills only part of a desktop screen; a wide picture would fill more",
  ]);
});

test("A small picture is blurry on a desktop", () => {
  expect(notes(900, 700)).toEqual([
    "porch.jpg is too small to look sharp on a desktop; 2400 × 1400 pixels or more is best",
  ]);
});
