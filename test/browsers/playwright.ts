import type { BrowserType, LaunchOptions } from "@playwright/test";
import { deadProxy, desktopWidth, height, type Open, type Settings } from "./browser-page.ts";

/** Opens Chromium, Firefox or Playwright's own WebKit. */
export function openerOf(type: BrowserType, options: LaunchOptions = {}): Open {
  return async (settings) => {
    const browser = await type.launch({ ...options, firefoxUserPrefs: preferences(settings) });
    const page = await browser.newPage({
      ...settings,
      viewport: { width: desktopWidth, height },
      proxy: { server: deadProxy, bypass: "localhost" },
    });
    const { promise: alertText, resolve } = Promise.withResolvers<string>();
    page.once("dialog", async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
    // Without script, Playwright never sees that an element has stopped moving.
    const force = settings.javaScriptEnabled === false;
    return {
      evaluate: page.evaluate.bind(page),
      // While a script is held back, the browser doesn't report that the page has loaded.
      goto: (address) => page.goto(address, { waitUntil: "commit" }),
      goBack: () => page.goBack(),
      setWidth: (width) => page.setViewportSize({ width, height }),
      click: (xpath) => page.locator(`xpath=${xpath}`).first().click({ force }),
      type: (text) => (text === "\t" ? page.keyboard.press("Tab") : page.keyboard.type(text)),
      closeAlert: () => alertText,
      close: () => browser.close(),
    };
  };
}

/** Mozilla's own builds take the settings only this way. */
const preferences = ({ javaScriptEnabled = true, colorScheme, reducedMotion }: Settings) => ({
  "javascript.enabled": javaScriptEnabled,
  "ui.systemUsesDarkTheme": Number(colorScheme === "dark"),
  "ui.prefersReducedMotion": Number(reducedMotion === "reduce"),
});
