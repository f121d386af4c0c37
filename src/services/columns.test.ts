import { expect, test } from "vitest";
import { inTwoColumns } from "./columns.ts";

const category = (count: number) => ({ items: Array.from({ length: count }, String) });
const counts = (...numbers: number[]) =>
  inTwoColumns(numbers.map(category)).map((column) => column.map(({ items }) => items.length));

test("The five categories stand two beside three, in their order", () => {
  expect(counts(5, 9, 4, 3, 3)).toEqual([
    [5, 9],
    [4, 3, 3],
  ]);
});

test("A long first category stands alone beside the others", () => {
  expect(counts(20, 3, 3)).toEqual([[20], [3, 3]]);
});

test("Headings take room, too: many short categories are longer than their services", () => {
  expect(counts(6, 1, 1, 1, 1)).toEqual([
    [6, 1],
    [1, 1, 1],
  ]);
});

test("A single category is in the first column", () => {
  expect(counts(4)).toEqual([[4], []]);
});
