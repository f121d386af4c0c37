import { expect, test } from "vitest";
import { chosenPort } from "./ports.ts";

test("PORT chooses another port, unless it's empty", () => {
  expect(chosenPort(4173, { PORT: "4180" })).toBe(4180);
  expect(chosenPort(4173, { PORT: "" })).toBe(4173);
  expect(chosenPort(4173, {})).toBe(4173);
});
