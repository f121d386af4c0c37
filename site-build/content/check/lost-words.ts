import type { Page as Tab } from "@playwright/test";
import type { Facts } from "../../../src/content.ts";
import type { Page } from "../../../src/pages.ts";
import { placeOf, type Word } from "./words.ts";

/** Everything that a page shows: the text of each element, its links and its description. */
export function shownOn(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const texts = Array.from(document.body.querySelectorAll("*"), (each) => each.textContent);
    const links = Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    return [...texts, ...links, description ?? ""].map((each) => each ?? "");
  });
}

/** The words of a page's file, and the facts that every page shows. */
export function wordsOf(page: Page, words: Word[], facts: Facts): Word[] {
  const { companyName, phone, testimonialsUrl, address, notices } = facts;
  const everywhere = [
    companyName,
    phone.display,
    testimonialsUrl,
    address.line,
    ...notices.flatMap(({ label, url }) => [label, url]),
  ];
  return [
    ...words.filter(({ file }) => file === page.words),
    ...everywhere.map((text) => ({ file: "site" as const, text, place: placeOf(text, words) })),
  ];
}

/** Words that aren't on the page exactly as the owner wrote them. */
export function lostWords(words: Word[], shown: string[]): string[] {
  const found = new Set(shown.map(withSingleSpaces));
  return words
    .filter(({ text }) => !found.has(withSingleSpaces(text)))
    .map(
      ({ place, text }) =>
        `${place}: "${text}" isn't on the page. Tell the person who helps you with the website`,
    );
}

/** Browsers show any number of spaces and line breaks as one space. */
const withSingleSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
