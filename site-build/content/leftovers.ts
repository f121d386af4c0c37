import { states } from "./site-schema.ts";

const unfinished = /\b(TBD|TODO|[Ll]orem ipsum)\b|\((if licensed for it|in some cases)\)/;
const cityAndState = new RegExp(
  `((?:\\p{Lu}[\\p{L}.'’-]+ )*\\p{Lu}[\\p{L}.'’-]+), (${states.join("|")})\\b`,
  "gu",
);

/** Words that the owner may have forgotten to replace: unfinished ones, and another city. */
export function leftoversIn(text: string, home: { city: string; state: string }): string[] {
  const [found] = unfinished.exec(text) ?? [];
  const otherCities = Array.from(text.matchAll(cityAndState)).filter(
    ([, city, state]) => !city?.endsWith(home.city) || state !== home.state,
  );
  return [
    ...(found ? [`says "${found}". Replace it with what's true for your home.`] : []),
    ...otherCities.map(
      ([other]) => `says "${other}", but the address is in ${home.city}, ${home.state}.`,
    ),
  ];
}
