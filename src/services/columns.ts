/**
 * Where a category goes if there is room for two columns: both have the same number of categories, and
 * an extra one goes into the last. The end of the first column is then next to two.
 */
export function columnOf(index: number, count: number) {
  const half = Math.max(1, Math.floor(count / 2));
  return {
    column: index < half ? "first" : "last",
    rows: index === half - 1 && count === 2 * half + 1 ? 2 : 1,
  } as const;
}
