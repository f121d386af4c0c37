import { expect, test } from "vitest";
import { columnOf } from "./columns.ts";

test("However many categories the owner lists, both columns get the same number, and any extra goes in the last", () => {
  const layout = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const { column, rows } = columnOf(index, count);
      return rows === 1 ? column : `${column}, beside two`;
    });
  expect(layout(1)).toEqual(["first"]);
  expect(layout(2)).toEqual(["first", "last"]);
  expect(layout(3)).toEqual(["first, beside two", "last", "last"]);
  expect(layout(4)).toEqual(["first", "first", "last", "last"]);
  expect(layout(5)).toEqual(["first", "first, beside two", "last", "last", "last"]);
});
