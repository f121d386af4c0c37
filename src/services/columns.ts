/**
 * Where a category goes if there is room for two columns: both have the same number of categories, and
 * an extra one goes into the last. The categories around the extra one then stretch a little, so that
 * both columns end together.
 */
export function columnOf(index: number, count: number) {
  const half = Math.max(1, Math.floor(count / 2));
  const isNearEnd = index === half - 1 || index >= count - 2;
  return {
    column: index < half ? "first" : "last",
    stretches: count % 2 === 1 && isNearEnd,
  } as const;
}
