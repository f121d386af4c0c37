import { expect, test } from "vitest";
import { type Page, pages } from "../../../src/pages.ts";
import { fixture } from "../../../test/fixtures/content.ts";
import { ownerFacts } from "../../../test/fixtures/facts.ts";
import { categories } from "../../../test/fixtures/specification.ts";
import { sampleContent } from "../../../test/support/sample-content.ts";
import { factsFrom } from "../facts.ts";
import { lostWords, wordsOf } from "./lost-words.ts";
import { readWords, type Word } from "./words.ts";

const { facts } = factsFrom(ownerFacts, "local");
const services = pages.find(({ words }) => words === "services") as Page;

test("The check looks for every word in a page's file and every fact that visitors see", () => {
  const words = wordsOf(services, readWords(sampleContent()), facts);
  expect(words.map(({ text }) => text)).toEqual([
    fixture("services").description,
    fixture("services").intro,
    ...Object.entries(categories).flat(2),
    "Cedar & Son's Home",
    "(425) 411-0123",
    "https://reviews.internal/everett?home=1",
    "714 88th St SE, Everett, WA 98000",
    "Privacy policy",
    "https://www.everett-home.internal/privacy.pdf",
  ]);
});

test("Words missing from the page have a line; spaces and line breaks don't matter", () => {
  const word = (text: string): Word => ({ file: "services", text, place: "services.json, line 9" });
  const shown = ["Bathing and dressing", "Three meals a day"];
  expect(lostWords(["Bathing", "Three\nmeals  a day"].map(word), shown)).toEqual([
    'services.json, line 9: "Bathing" isn\'t on the page. Tell the person who helps you with the website',
  ]);
});
