import type { BrowserType, LaunchOptions, Page } from "@playwright/test";
import { desktopWidth, height, type Open } from "./browser-page.ts";

/** Opens Chromium, Firefox or Playwright's own WebKit. */
export function openerOf(type: BrowserType, options: LaunchOptions = {}): Open {
  return async ({ javaScriptEnabled }) => {
    // Mozilla's own builds take this setting only as a preference.
    const firefoxUserPrefs = { "javascript.enabled": javaScriptEnabled };
    const browser = await type.launch({ ...options, firefoxUserPrefs });
    const viewport = { width: desktopWidth, height };
    const page = await browser.newPage({ javaScriptEnabled, viewport });
    const { promise: alertText, resolve } = Promise.withResolvers<string>();
    page.once("dialog", async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
    // A script that runs while the page changes is lost.
    const evaluate = ((run: () => unknown, value: unknown) => {
      const send = () => page.evaluate(run, value);
      return send().catch(send).catch(send);
    }) as Page["evaluate"];
    return {
      evaluate,
      // While a script is held back, the browser doesn't report that the page has loaded.
      goto: (url) => page.goto(url, { waitUntil: "commit" }),
      // Playwright's own `goBack` waits for a load, but Firefox shows the old page again. Without the
      // timer, Chromium may leave the page before this function returns.
      goBack: () => page.evaluate(() => void setTimeout(() => history.back())),
      setWidth: (width) => page.setViewportSize({ width, height }),
      // Without script, Playwright never sees that an element has stopped moving.
      click: (xpath) => page.locator(`xpath=${xpath}`).first().click({ force: !javaScriptEnabled }),
      type: (text) => (text === "\t" ? page.keyboard.press("Tab") : page.keyboard.type(text)),
      closeAlert: () => alertText,
      close: () => browser.close(),
    };
  };
}
