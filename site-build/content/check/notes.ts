import { states } from "../address-schema.ts";
import type { Word } from "./words.ts";

const unfinished = /\b(TBD|TODO|test|lorem ipsum)\b/i;
const cityAndState = new RegExp(
  `((?:\\p{Lu}[\\p{L}.'’-]+ )*\\p{Lu}[\\p{L}.'’-]+), (${states.join("|")})\\b`,
  "gu",
);

/** Words that somebody may have meant to replace. */
export function unfinishedWords(words: Word[]): string[] {
  return words.flatMap(({ text, place }) => {
    const [found] = unfinished.exec(text) ?? [];
    return found ? [`${place}: says "${found}". Is it finished?`] : [];
  });
}

/** Another city than that of the address, which the owner may have forgotten to change. */
export function otherCities(words: Word[], home: { city: string; state: string }): string[] {
  return words.flatMap(({ text, place }) =>
    Array.from(text.matchAll(cityAndState))
      .filter(([, city, state]) => !city?.endsWith(home.city) || state !== home.state)
      .map(
        ([found]) => `${place}: says "${found}", but the address is in ${home.city}, ${home.state}`,
      ),
  );
}
