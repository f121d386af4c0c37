import type { Page } from "../../src/pages.ts";
import { labels } from "../fixtures/labels.ts";
import { fields } from "../fixtures/specification.ts";
import type { SiteProxy } from "../support/site-proxy.ts";
import type { BrowserPage, Settings } from "./open-browser.ts";
import { until } from "./until.ts";

export type Visitor = ReturnType<typeof createVisitor>;

export type Journey = {
  name: string;
  settings?: Settings;
  steps: (visitor: Visitor) => Promise<void>;
};

/** What visitors do and look for, in any browser. */
export function createVisitor(page: BrowserPage, proxy: SiteProxy) {
  const open = async (path: Page["path"]) => {
    await page.goto(proxy.origin + path);
    await until(`the page ${path}`, () =>
      page.evaluate(
        (wanted) => location.pathname === wanted && document.readyState !== "loading",
        path,
      ),
    );
  };
  const sees = (text: string) =>
    until(`“${text}” on the page`, () =>
      page.evaluate(
        (wanted) => document.body.innerText.replace(/\s+/g, " ").includes(wanted),
        text,
      ),
    );
  return {
    page,
    proxy,
    open,
    /** Opens the home page and waits until React has taken it over. */
    openHome: async (button = labels.pause) => {
      await open("/");
      await sees(button);
    },
    sees,
    /** Clicks a link or button. */
    click: (name: string) =>
      page.click(`//*[self::a or self::button][normalize-space()="${name}"]`),
    fill: async (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        await page.click(`//form//*[@name="${field}"]`);
        await page.type(value);
      }
    },
    /** What is in the form's fields. */
    form: () =>
      page.evaluate((names) => {
        const form = new FormData(document.forms[0]);
        return Object.fromEntries(names.map((name) => [name, form.get(name)]));
      }, fields),
    /** Waits until a message has arrived at the email service. */
    sentMessage: async () => {
      const message = await until("a message", () => proxy.messages[0]);
      return Object.fromEntries(fields.map((name) => [name, message[name]]));
    },
    focusedText: () => page.evaluate(() => document.activeElement?.textContent),
    problems: () => page.evaluate(() => window.problems),
  };
}
