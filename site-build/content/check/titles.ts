import { placeOf, type Word } from "./words.ts";

/** Search engines cut off longer titles. */
const longest = 70;

export function longTitle(title: string, words: Word[]): string[] {
  if (title.length <= longest) return [];
  const numbers = `${title.length} characters, and search engines show ${longest}`;
  return [
    `${placeOf(title, words)}: makes the page's title too long: "${title}" (${numbers}). Use a shorter name`,
  ];
}
