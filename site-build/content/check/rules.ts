import type { Page } from "@playwright/test";
import { axeFindings } from "./checkers.ts";
import { placeOf, type Word } from "./words.ts";

/** The accessibility rules that a page breaks, on a phone or on a desktop. */
export async function brokenRules(page: Page, words: Word[]): Promise<string[]> {
  const lines: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { rule, html, help } of await axeFindings(page)) {
      const place = placeOf(html.replace(/<[^>]*>/g, ""), words);
      lines.push(`${place}: breaks the rule "${help}" (${rule})`);
    }
  }
  return lines;
}
