import { expect, test } from "vitest";
import { spokenAddress } from "./spoken-address.ts";

test.each([
  ["714 88th St SE, Everett, WA", "714 88th Street Southeast, Everett, Washington"],
  ["12 Elm Ave. N, Seattle, WA", "12 Elm Avenue North, Seattle, Washington"],
  ["5 Elm Rd, Stanwood, WA", "5 Elm Road, Stanwood, Washington"],
  ["1 Main Way, Salem, OR", "1 Main Way, Salem, OR"],
])("%s is read aloud as %s", (line, spoken) => {
  expect(spokenAddress(line)).toBe(spoken);
});
