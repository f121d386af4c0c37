import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Box = { left: number; top: number; right: number; bottom: number };

type Text = {
  text: string;
  fontSize: number;
  lines: Box[];
  /** By the page's edge, or by an ancestor that hides overflow. */
  isCut: boolean;
  /** Words that are on two lines without a hyphen between them. */
  brokenWords: string[];
};

/** Nothing needs sideways scrolling, is cut off or overlaps. Returns all the text. */
export async function expectWholeText(page: Page, where: string): Promise<Text[]> {
  const { tooWide, cutButtons } = await page.evaluate(() => {
    const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    const buttons = [...document.querySelectorAll("[data-button]")];
    return {
      tooWide: excess(document.documentElement),
      cutButtons: buttons.filter((each) => excess(each) > 0).map((each) => each.textContent),
    };
  });
  const texts = await readTexts(page);
  const cutTexts = texts.filter(({ isCut }) => isCut).map(({ text }) => text);
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.lines.some((a) => other.lines.some((b) => doOverlap(a, b))))
      .map((other) => [one.text, other.text]),
  );
  expect({ tooWide, cutButtons, cutTexts, overlaps }, where).toEqual({
    tooWide: 0,
    cutButtons: [],
    cutTexts: [],
    overlaps: [],
  });
  return texts;
}

/** A line's box is taller than its letters, so boxes may overlap by a third of the shorter one. */
function doOverlap(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 3;
}

/** Every piece of text that is seen. */
function readTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      const parent = node.parentElement as HTMLElement;
      if (!node.data.trim() || !isSeen(parent)) continue;
      const lines = linesOf(node, 0, node.length);
      const words = [...node.data.matchAll(/\p{L}+/gu)];
      texts.push({
        text: node.data,
        fontSize: Number.parseFloat(getComputedStyle(parent).fontSize),
        lines,
        isCut: lines.some((line) => isCutIn(parent, line)),
        brokenWords: words
          .filter(({ index, 0: word }) => linesOf(node, index, index + word.length).length > 1)
          .map(([word]) => word),
      });
    }
    return texts;

    /** What is only for screen readers is in a box of one pixel. */
    function isSeen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = !element.checkVisibility() || (width <= 1 && height <= 1);
      return !isHidden && !element.matches("noscript, a[href='#main']");
    }

    function linesOf(node: Node, start: number, end: number): Box[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return Array.from(range.getClientRects(), (line) => line.toJSON());
    }

    function isCutIn(element: Element | null, line: Box): boolean {
      if (!element) return false;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isOutside =
        line.left < left - 1 ||
        line.right > right + 1 ||
        line.top < top - 1 ||
        line.bottom > bottom + 1;
      const isPage = element === document.documentElement;
      const doesCut = isPage || /hidden|clip/.test(getComputedStyle(element).overflow);
      return (doesCut && isOutside) || isCutIn(element.parentElement, line);
    }
  });
}
