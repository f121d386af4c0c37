import type { Page } from "../../src/pages.ts";
import { fieldNames, labels } from "../fixtures/specification.ts";
import type { SiteProxy } from "../journey-support/site-proxy.ts";
import type { BrowserPage } from "./browser-page.ts";
import { expect } from "./expect.ts";

/** What visitors come to do, the same in every browser. */
export type Journeys = Record<string, (visitor: ReturnType<typeof createVisitor>) => Promise<void>>;

export function createVisitor(page: BrowserPage, proxy: SiteProxy) {
  const open = async (path: Page["path"]) => {
    await page.goto(proxy.origin + path);
    const readPath = () => document.readyState !== "loading" && location.pathname;
    await expect.poll(() => page.evaluate(readPath)).toBe(path);
  };
  const sees = (text: string) =>
    expect
      // A page that is just being opened has no body yet.
      .poll(() => page.evaluate(() => document.body?.innerText.replace(/\s+/g, " ") ?? ""))
      .toContain(text);
  return {
    page,
    proxy,
    open,
    /** Opens the home page and waits until React has taken it over. */
    openHome: async () => {
      await open("/");
      await sees(labels.pause);
    },
    sees,
    /** Clicks a link or a button. */
    click: (name: string) =>
      page.click(`//*[self::a or self::button][normalize-space()="${name}"]`),
    fill: async (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        await page.click(`//form//*[@name="${field}"]`);
        await page.type(value);
      }
    },
    expectForm: (values: Record<string, string>) =>
      expect
        .poll(() => page.evaluate(() => [...new FormData(document.forms[0])]))
        .toEqual(fieldNames.map((name) => [name, values[name] ?? ""])),
    /** Waits until this has arrived at the email service. */
    expectSent: (message: Record<string, string>) =>
      expect.poll(() => proxy.messages).toEqual([expect.objectContaining(message)]),
    expectFocused: (text: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text),
    /** The page's problems since it was opened, or since the last call. */
    expectProblems: async (...expected: unknown[]) =>
      expect(await page.evaluate(() => window.problems.splice(0))).toEqual(expected),
  };
}
