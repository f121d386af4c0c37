import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { overlaps, textBoxes } from "./text-boxes.ts";

/** Nothing needs sideways scrolling, is cut off, or overlaps. */
export async function expectWholeText(page: Page, where: string): Promise<void> {
  const { tooWide, cutButtons } = await page.evaluate(() => {
    const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    const buttons = [...document.querySelectorAll("[data-button]")];
    return {
      tooWide: excess(document.documentElement),
      cutButtons: buttons.filter((each) => excess(each) > 0).map((each) => each.textContent),
    };
  });
  expect({ tooWide, cutButtons }, where).toEqual({ tooWide: 0, cutButtons: [] });
  const texts = await textBoxes(page);
  expect(
    texts.filter(({ isCut }) => isCut),
    where,
  ).toEqual([]);
  expect(overlaps(texts), where).toEqual([]);
}
