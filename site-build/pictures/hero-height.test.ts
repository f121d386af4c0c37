import { expect, test } from "vitest";
import { heroHeight as specified } from "../../test/fixtures/specification.ts";
import { heroHeight } from "./hero-height.ts";

test("The pictures are cut for the height that the style sheet gives the hero", () => {
  expect(heroHeight()).toBe(specified);
  expect(heroHeight(":root { --hero-height: 640px; }")).toBe(640);
  expect(() => heroHeight(":root {}")).toThrow("--hero-height: 800px;");
});
