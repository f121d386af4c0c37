import { expect, test } from "vitest";
import { columnOf } from "./columns.ts";

const columnsFor = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => columnOf(index, count));
  const first = all.filter(({ column }) => column === "first");
  return { all, first, last: all.slice(first.length) };
};

test("However many categories the owner lists, both columns get the same number, and any extra goes in the last", () => {
  for (let count = 2; count <= 12; count++) {
    const { first, last } = columnsFor(count);
    expect(last.every(({ column }) => column === "last")).toBe(true);
    expect(last.length - first.length, `with ${count}`).toBe(count % 2);
  }
  expect(columnsFor(1).first).toHaveLength(1);
});

test("The category next to the extra one stretches with it, so that both columns end together", () => {
  const stretching = (count: number) =>
    columnsFor(count).all.flatMap(({ stretches }, index) => (stretches ? [index + 1] : []));
  expect(stretching(5)).toEqual([2, 4, 5]);
  expect(stretching(11)).toEqual([5, 10, 11]);
  expect(stretching(6)).toEqual([]);
});
