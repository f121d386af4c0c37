import { expect, test } from "vitest";
import { places } from "../content/picture-schema.ts";
import { cropFor } from "./crop.ts";
import { notesOn } from "./notes.ts";
import { type Role, shapesFor } from "./shapes.ts";

function notes(role: Role, width: number, height: number, place: keyof typeof places = "right") {
  const picture = { width, height };
  const shapes = shapesFor[role].map((shape) => ({
    name: shape.name,
    media: shape.media,
    crop: cropFor(picture, places[place], shape),
    avif: [],
    jpeg: [],
  }));
  return notesOn("porch.jpg", { ...picture, shapes });
}

test("A large, wide photograph has no notes", () => {
  expect(notes("hero", 4032, 2268)).toEqual([]);
  expect(notes("services", 2400, 1200)).toEqual([]);
});

test("An upright picture gets a note about desktops", () => {
  expect(notes("hero", 3024, 4032, "middle")).toEqual([
    "porch.jpg fills less than half of a desktop screen; a wide picture would fill more",
  ]);
  expect(notes("services", 3024, 4032)).toEqual([
    "only a third of porch.jpg can be seen on a desktop; a wide picture would show more",
  ]);
});

test("People on the left leave half of a desktop screen empty", () => {
  expect(notes("hero", 4032, 3024, "left")).toEqual([
    "porch.jpg fills less than half of a desktop screen; people in the middle or on the right would fill more",
  ]);
});

test("A small picture is blurry on a desktop", () => {
  expect(notes("services", 900, 700)).toEqual([
    "porch.jpg is too small to look sharp on a desktop; 2400 × 1400 pixels or more is best",
  ]);
});
