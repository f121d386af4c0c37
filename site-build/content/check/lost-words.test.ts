import { expect, test } from "vitest";
import { type Page, pages } from "../../../src/pages.ts";
import { ownerFacts } from "../../../test/fixtures/facts.ts";
import { sampleContent, sampleText } from "../../../test/support/sample-content.ts";
import { factsFrom } from "../facts.ts";
import { lostWords, wordsOf } from "./lost-words.ts";
import { readWords, type Word } from "./words.ts";

const { facts } = factsFrom(ownerFacts, "local");
const services = pages.find(({ words }) => words === "services") as Page;

test("The check looks for all words of a page's file and for every fact that visitors see", async () => {
  const words = wordsOf(services, readWords(await sampleContent()), facts);
  expect(words.map(({ text }) => text)).toEqual([
    sampleText["services.json"].description,
    "This is how we care.",
    "Care",
    "Bathing",
    "Dressing",
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
  const items = ["Bathing (as needed) and dressing (at night)", "Bathing", "Three\nmeals  a day"];
  const shown = ["Bathing (as needed) and dressing", "Three meals a day"];
  expect(lostWords(items.map(word), shown)).toEqual([
    'services.json, line 9: "Bathing (as needed) and dressing (at night)" isn\'t on the page. Tell the person who helps you with the website',
    'services.json, line 9: "Bathing" isn\'t on the page. Tell the person who helps you with the website',
  ]);
});
