import { expect, test } from "vitest";
import { yearToShow } from "./year.ts";

const buildYear = 2026;

test("The page that the build wrote shows the year of the build", () => {
  expect(yearToShow(false, buildYear, new Date(2028, 5, 1))).toBe(2026);
});

test("Once the page has come to life it shows the visitor's own year", () => {
  expect(yearToShow(true, buildYear, new Date(2028, 5, 1))).toBe(2028);
});

test("The year changes at midnight where the visitor is", () => {
  expect(yearToShow(true, buildYear, new Date(2026, 11, 31, 23, 59, 59))).toBe(2026);
  expect(yearToShow(true, buildYear, new Date(2027, 0, 1))).toBe(2027);
});
