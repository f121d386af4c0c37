import { expect, test } from "vitest";
import { leftoversIn } from "./leftovers.ts";

const home = { city: "Duluth", state: "MN" };

test.each([
  ["Price: TBD", ['says "TBD". Is it finished?']],
  ["Lorem ipsum dolor", ['says "Lorem ipsum". Is it finished?']],
  ["We are in Everett, WA.", ['says "Everett, WA", but the address is in Duluth, MN']],
  ["A home in St. Paul, MN", ['says "St. Paul, MN", but the address is in Duluth, MN']],
  ["In Duluth, MN, we care.", []],
  ["Blood sugar test", []],
  ["Todo el día", []],
])("Words that may have been forgotten are a note: %s", (text, notes) => {
  expect(leftoversIn(text, home)).toEqual(notes);
});
