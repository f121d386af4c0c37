import type { Locator, Page } from "@playwright/test";
import { labels } from "../fixtures/specification.ts";

const STOPS = "a[href], button, input, textarea, iframe";

const isInMap = (page: Page) => page.evaluate(() => document.activeElement?.tagName === "IFRAME");

/** What a person would call the focused element. */
export function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
    return element.title || (element.labels?.[0] ?? element).textContent;
  });
}

/** Presses Tab and waits for the focus, which takes a moment to enter the map. */
export async function pressTab(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press("Tab");
  await page.waitForFunction(
    ([before, stops]) => {
      const now = document.activeElement;
      return now !== before && now?.matches(stops);
    },
    [before, STOPS] as const,
  );
  if (await isInMap(page)) await page.frameLocator("iframe").locator(":focus").waitFor();
}

/** Tabs from the top of the page to its last stop, through the map, and returns the names. */
export async function visitTabStops(
  page: Page,
  atStop: (stop: Locator, name: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const last = page.locator(STOPS).last();
  await page.getByRole("link", { name: labels.skip }).focus();
  await page.keyboard.press("Shift+Tab");
  const names: string[] = [];
  do {
    await pressTab(page);
    const name = await nameOfFocused(page);
    names.push(name);
    if (!(await isInMap(page))) await atStop(page.locator(":focus"), name);
  } while (!(await last.evaluate((element) => element === document.activeElement)));
  return names;
}
