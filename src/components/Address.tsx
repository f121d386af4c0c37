import { addressLine } from "./address.ts";

/** How a screen reader may read the short words of an address. */
const inFull: Record<string, string> = {
  N: "North",
  E: "East",
  S: "South",
  W: "West",
  NE: "Northeast",
  NW: "Northwest",
  SE: "Southeast",
  SW: "Southwest",
  St: "Street",
  Ave: "Avenue",
  Dr: "Drive",
  Rd: "Road",
  WA: "Washington",
};

export function Address() {
  return (
    <address>
      {addressLine.split(/\b/).map((word, place) =>
        inFull[word] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of an address stay in their places
          <abbr key={place} title={inFull[word]}>
            {word}
          </abbr>
        ) : (
          word
        ),
      )}
    </address>
  );
}
