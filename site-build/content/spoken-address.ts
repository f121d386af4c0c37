/** What a screen reader should say for the short words of an address. */
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
  Blvd: "Boulevard",
  Ct: "Court",
  Dr: "Drive",
  Ln: "Lane",
  Pl: "Place",
  Rd: "Road",
  WA: "Washington",
};

export function spokenAddress(line: string): string {
  return line.replace(/[A-Za-z]+\b\.?/g, (word) => inFull[word.replace(".", "")] ?? word);
}
