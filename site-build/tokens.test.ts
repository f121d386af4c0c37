import { expect, test } from "vitest";
import { heroHeight as specified } from "../test/fixtures/specification.ts";
import { heroHeight } from "./tokens.ts";

test("Pictures are cut for the hero height in the style sheet", () => {
  expect(heroHeight).toBe(specified);
});
