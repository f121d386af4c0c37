import { expect, test } from "vitest";
import { ownerFacts } from "../../../test/fixtures/facts.ts";
import { sampleContent } from "../../../test/support/sample-content.ts";
import { otherCities, unfinishedWords, unpublishableFacts } from "./notes.ts";

const words = (...texts: string[]) =>
  texts.map((text, at) => ({ file: "home" as const, text, place: `line ${at + 1}` }));

test("Words that look unfinished are a note", () => {
  expect(
    unfinishedWords(words("TBD", "A test.", "Lorem ipsum dolor", "Our latest todos", "Fine.")),
  ).toEqual([
    'line 1: says "TBD". Is it finished?',
    'line 2: says "test". Is it finished?',
    'line 3: says "Lorem ipsum". Is it finished?',
  ]);
});

test("A city other than the home's is a note", () => {
  const texts = words(
    "We are in Everett, WA.",
    "A home in St. Paul, MN",
    "In Duluth, MN, we care.",
  );
  expect(otherCities(texts, { city: "Duluth", state: "MN" })).toEqual([
    'line 1: says "Everett, WA", but the address is in Duluth, MN',
    'line 2: says "St. Paul, MN", but the address is in Duluth, MN',
  ]);
});

test("Facts that aren't filled in yet are named as in the form; a leftover example is also a note", () => {
  const emailService = { ...ownerFacts.emailService, templateId: "" };
  const site = { ...ownerFacts, phone: "425-555-0100", companyName: "", emailService };
  const folder = sampleContent({ "site.json": site });
  expect(unpublishableFacts(folder)).toEqual({
    missing: ["name of the home", "phone number", "template id"],
    notes: [
      `${folder}/site.json, line 4: phone: is only an example (it is "425-555-0100"). Fill in the real one`,
    ],
  });
  expect(unpublishableFacts(sampleContent())).toEqual({ missing: [], notes: [] });
});
