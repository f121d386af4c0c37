import { expect, test } from "vitest";
import { leftoversIn } from "./leftovers.ts";

const home = { city: "Duluth", state: "MN" };
const replace = "Replace it with what's true for your home.";

test.each([
  ["Price: TBD", `says "TBD". ${replace}`],
  ["Lorem ipsum dolor", `says "Lorem ipsum". ${replace}`],
  ["Hospice care (if licensed for it)", `says "(if licensed for it)". ${replace}`],
  ["Rides (in some cases)", `says "(in some cases)". ${replace}`],
  ["We are in Everett, WA.", 'says "Everett, WA", but the address is in Duluth, MN.'],
  ["A home in St. Paul, MN", 'says "St. Paul, MN", but the address is in Duluth, MN.'],
])("Words that may have been forgotten get a note: %s", (text, note) => {
  expect(leftoversIn(text, home)).toEqual([note]);
});

test("A city whose name has a small word is still the owner's own", () => {
  const lakeside = { city: "Fond du Lac", state: "WI" };
  expect(leftoversIn("Visit us in Fond du Lac, WI.", lakeside)).toEqual([]);
});

test.each(["In Duluth, MN, we care.", "Blood sugar test", "Todo el día", "We're licensed for it."])(
  "Finished words get no note: %s",
  (text) => {
    expect(leftoversIn(text, home)).toEqual([]);
  },
);
