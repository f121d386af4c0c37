import type { Page } from "@playwright/test";
import { overlaps, type TextBox, textBoxes } from "./text-boxes.ts";
import { placeOf, type Word } from "./words.ts";

const situations = [
  { when: "on a small phone (320 px wide)", width: 320, textSize: "" },
  { when: "for a visitor who doubles the size of the text", width: 1280, textSize: "200%" },
];

/** Text on a page that is cut off, covers other text, or makes the page wider than the screen. */
export async function wordsThatDoNotFit(page: Page, words: Word[]): Promise<string[]> {
  const unfitSituations = new Map<string, string>();
  for (const { when, width, textSize } of situations) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    for (const text of unfit(await textBoxes(page), width)) {
      if (!unfitSituations.has(text)) unfitSituations.set(text, when);
    }
  }
  return Array.from(unfitSituations, ([text, when]) => {
    const problem = `"${text.trim()}" doesn't fit ${when}. Use shorter or fewer words`;
    return `${placeOf(text, words)}: ${problem}`;
  });
}

function unfit(boxes: TextBox[], width: number): string[] {
  const wide = boxes.filter(
    ({ isCut, lines }) => isCut || lines.some(({ right }) => right > width + 1),
  );
  return [...wide.map(({ text }) => text), ...overlaps(boxes).map(([text]) => text)];
}
