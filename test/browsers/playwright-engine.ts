import type { Browser, BrowserType, LaunchOptions } from "@playwright/test";
import { desktop, type Engine, height, until, type Visitor, type Wishes } from "./visitor.ts";

/** Chromium, Firefox, and Playwright's own WebKit. */
export function playwrightEngine(
  name: string,
  type: BrowserType,
  options: LaunchOptions = {},
): Engine {
  const browsers = new Map<string, Promise<Browser>>();

  function launch(wishes: Wishes): Promise<Browser> {
    const firefoxUserPrefs = options.channel === "moz-firefox" ? preferences(wishes) : {};
    const key = JSON.stringify(firefoxUserPrefs);
    const browser = browsers.get(key) ?? type.launch({ ...options, firefoxUserPrefs });
    browsers.set(key, browser);
    return browser;
  }

  return {
    name,
    receive: async (gate, wishes) => visitor(await launch(wishes), gate, wishes),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

/** Mozilla's own builds take these for a whole browser only. */
const preferences = ({ noScript, dark, lessMotion }: Wishes) => ({
  "javascript.enabled": !noScript,
  "ui.systemUsesDarkTheme": Number(dark ?? false),
  "ui.prefersReducedMotion": Number(lessMotion ?? false),
});

async function visitor(browser: Browser, gate: string, wishes: Wishes): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: wishes.width ?? desktop, height },
    javaScriptEnabled: !wishes.noScript,
    colorScheme: wishes.dark ? "dark" : "light",
    reducedMotion: wishes.lessMotion ? "reduce" : "no-preference",
    proxy: { server: gate, bypass: "localhost" },
  });
  const page = await context.newPage();
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return {
    // A script that is held back also holds back the browser's word that the page is there.
    goTo: async (address) => {
      await page.goto(address, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
    },
    goBack: async () => void (await page.goBack()),
    resize: (width) => page.setViewportSize({ width, height }),
    // Without script the page cannot tell Playwright that the element stands still.
    click: (xpath) => page.locator(`xpath=${xpath}`).first().click({ force: wishes.noScript }),
    type: async (text) => {
      for (const part of text.split(/(\t)/)) {
        if (part === "\t") await page.keyboard.press("Tab");
        else await page.keyboard.type(part);
      }
    },
    closeAlert: () => until("an alert", () => alerts.shift()),
    inPage: (run, ...values) => page.evaluate(`(${run})(...${JSON.stringify(values)})`),
    leave: () => context.close(),
  };
}
