/** Computers store capital letters and umlauts in different ways. */
const plain = (name: string) => name.normalize("NFC").toLowerCase();

export function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** The name that takes the fewest edits to get to. */
export function nearestName(typed: string, names: string[]): string | undefined {
  const [nearest] = names.toSorted((a, b) => distance(typed, a) - distance(typed, b));
  return nearest;
}

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of plain(one)) {
    let corner = row[0] as number;
    row[0] = corner + 1;
    for (const [index, each] of [...plain(other)].entries()) {
      const above = row[index + 1] as number;
      const replaced = corner + (each === letter ? 0 : 1);
      row[index + 1] = Math.min(above + 1, (row[index] as number) + 1, replaced);
      corner = above;
    }
  }
  return row.at(-1) as number;
}
