import { expect, test } from "vitest";
import { spokenAddress } from "./spoken-address.ts";

test.each([
  ["714 88th St SE, Everett, WA", "714 88th Street Southeast, Everett, Washington"],
  ["12 Elm Ave. N, Seattle, WA", "12 Elm Avenue North, Seattle, Washington"],
  ["5 Elm Rd, Stanwood, WA", "5 Elm Road, Stanwood, Washington"],
  ["1 E Elm Blvd", "1 East Elm Boulevard"],
  ["2 S Elm Ct", "2 South Elm Court"],
  ["3 W Elm Dr", "3 West Elm Drive"],
  ["4 NE Elm Ln", "4 Northeast Elm Lane"],
  ["5 NW Elm Pl", "5 Northwest Elm Place"],
  ["6 SW Elm Way", "6 Southwest Elm Way"],
  ["1 Main Way, Salem, OR", "1 Main Way, Salem, OR"],
])("%s is read aloud as %s", (line, spoken) => {
  expect(spokenAddress(line)).toBe(spoken);
});
