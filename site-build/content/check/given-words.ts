import { categories, headline, subline } from "../../../test/fixtures/specification.ts";
import type { Word } from "./words.ts";

/** Whether the words that the specification gave are still there. They are the owner's to change. */
export function changedGivenWords(words: Word[]): string[] {
  const texts = new Set(words.map(({ text }) => text));
  const given = [headline, subline, ...Object.entries(categories).flat(2)];
  const changed = given.filter((text) => !texts.has(text));
  if (changed.length === 0) return [];
  const list = changed.map((text) => `"${text}"`).join(", ");
  return [`content/ no longer has these words of the first specification, which is fine: ${list}`];
}
