import { expect, test } from "vitest";
import { leftoversIn } from "./leftovers.ts";

const home = { city: "Duluth", state: "MN" };

test.each([
  ["Price: TBD", 'says "TBD". Is it finished?'],
  ["Lorem ipsum dolor", 'says "Lorem ipsum". Is it finished?'],
  ["We are in Everett, WA.", 'says "Everett, WA", but the address is in Duluth, MN'],
  ["A home in St. Paul, MN", 'says "St. Paul, MN", but the address is in Duluth, MN'],
])("Words that may have been forgotten get a note: %s", (text, note) => {
  expect(leftoversIn(text, home)).toEqual([note]);
});

test.each(["In Duluth, MN, we care.", "Blood sugar test", "Todo el día"])(
  "Finished words get no note: %s",
  (text) => {
    expect(leftoversIn(text, home)).toEqual([]);
  },
);
