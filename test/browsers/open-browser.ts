import {
  type BrowserContextOptions,
  type BrowserType,
  chromium,
  firefox,
  type LaunchOptions,
  type Page,
  webkit,
} from "@playwright/test";
import { ensureChromium } from "../../programs/chromium.ts";
import { ensureFirefox } from "../../programs/firefox.ts";
import { skip } from "../../programs/programs.ts";
import { ensureWebKit } from "../../programs/webkit.ts";
import { launchOptions } from "../support/chromium.ts";
import { openWebKitGtk } from "./webkitgtk.ts";

/** What the visitor's device is set to. */
export type Settings = Pick<
  BrowserContextOptions,
  "colorScheme" | "reducedMotion" | "javaScriptEnabled"
>;

/** All that the journeys need from a browser, since WebKitGTK has no Playwright. */
export type BrowserPage = Pick<Page, "evaluate"> & {
  /** Doesn't wait for the page. */
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setWidth: (width: number) => Promise<unknown>;
  click: (xpath: string) => Promise<unknown>;
  /** Types where the focus is. "\n" is the Enter key and "\t" the Tab key. */
  type: (text: string) => Promise<unknown>;
  /** Waits for the browser's alert, closes it and returns what it said. */
  closeAlert: () => Promise<string>;
  close: () => Promise<unknown>;
};

export const height = 900;
export const desktopWidth = 1280;

type OpenBrowser = (settings: Settings) => Promise<BrowserPage>;

/** Every browser on this machine, by its name. */
export function findBrowsers(): Map<string, OpenBrowser> {
  const browsers = new Map<string, OpenBrowser>();

  const executablePath = ensureChromium();
  const chromiumOptions = { ...launchOptions, executablePath };
  if (executablePath)
    browsers.set("Chromium", (settings) => open(chromium, chromiumOptions, settings));
  else skip("Chromium", "Install Chromium or Chrome, or set CHROME_PATH to one.");

  const firefoxOptions = ensureFirefox();
  if (firefoxOptions)
    browsers.set("Firefox", (settings) => open(firefox, firefoxOptions, settings));
  else skip("Firefox", "Install it, set FIREFOX_PATH, or run npx playwright install firefox.");

  const found = ensureWebKit();
  if (found === "playwright") browsers.set("WebKit", (settings) => open(webkit, {}, settings));
  else if (found) browsers.set("WebKit", (settings) => openWebKitGtk(found, settings));
  else skip("WebKit", "Run npx playwright install --with-deps webkit.");

  return browsers;
}

async function open(
  type: BrowserType,
  options: LaunchOptions,
  settings: Settings,
): Promise<BrowserPage> {
  const browser = await type.launch({ ...options, firefoxUserPrefs: preferences(settings) });
  const page = await browser.newPage({ ...settings, viewport: { width: desktopWidth, height } });
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
}

/** Mozilla's own builds take the settings only this way. */
const preferences = ({ javaScriptEnabled = true, colorScheme, reducedMotion }: Settings) => ({
  "javascript.enabled": javaScriptEnabled,
  "ui.systemUsesDarkTheme": Number(colorScheme === "dark"),
  "ui.prefersReducedMotion": Number(reducedMotion === "reduce"),
});
