import type { Page } from "@playwright/test";
import { paths } from "../../../test/support/site.ts";
import { axeFindings } from "./checkers.ts";
import { placeOf, type Word } from "./words.ts";

/** What the rules of accessibility find on the pages, on a phone and on a desktop. */
export async function brokenRules(page: Page, words: Word[]): Promise<string[]> {
  const lines: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { rule, html, help } of await axeFindings(page)) {
        lines.push(
          `${placeOf(html.replace(/<[^>]*>/g, ""), words)}: breaks the rule "${help}" (${rule})`,
        );
      }
    }
  }
  return [...new Set(lines)];
}
