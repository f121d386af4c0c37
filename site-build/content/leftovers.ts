import { type Site, states } from "./site-schema.ts";

const unfinished = /\b(TBD|TODO|[Ll]orem ipsum)\b|\((if licensed for it|in some cases)\)/;
const cityAndState = new RegExp(
  `((?:\\p{Lu}[\\p{L}.'’-]+ )*\\p{Lu}[\\p{L}.'’-]+), (${states.join("|")})\\b`,
  "gu",
);

type City = Pick<Site["address"], "city" | "state">;

/** Words that the owner may have forgotten to replace: unfinished ones, and another city. */
export function leftoversIn(text: string, address: City): string[] {
  const [found] = unfinished.exec(text) ?? [];
  const elsewhere = text.replaceAll(`${address.city}, ${address.state}`, "");
  const otherCities = Array.from(elsewhere.matchAll(cityAndState));
  return [
    ...(found ? [`says "${found}". Replace it with what's true for your home.`] : []),
    ...otherCities.map(
      ([other]) => `says "${other}", but the address is in ${address.city}, ${address.state}.`,
    ),
  ];
}
