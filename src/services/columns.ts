type Listed = { items: string[] };

/** A heading with its icon is as high as two items. */
const height = (categories: Listed[]) =>
  categories.reduce((sum, { items }) => sum + items.length + 2, 0);

/** Splits the categories, in their order, into two columns as alike in height as can be. */
export function inTwoColumns<T extends Listed>(categories: T[]): [T[], T[]] {
  const splits = categories.map((_, at): [T[], T[]] => [
    categories.slice(0, at + 1),
    categories.slice(at + 1),
  ]);
  const unevenness = ([left, right]: [T[], T[]]) => Math.abs(height(left) - height(right));
  return splits.reduce((best, split) => (unevenness(split) < unevenness(best) ? split : best));
}
