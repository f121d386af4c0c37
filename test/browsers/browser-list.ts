import { chromium, firefox, webkit } from "@playwright/test";
import { ensureChromium, howToInstallChromium, launchOptions } from "../../programs/chromium.ts";
import { ensureFirefox } from "../../programs/firefox.ts";
import { ensureWebKit } from "../../programs/webkit.ts";
import { openerOf } from "./playwright.ts";
import { openerOfWebKitGtk } from "./webkitgtk.ts";

const executablePath = ensureChromium();
const firefoxOptions = ensureFirefox();
const webKit = ensureWebKit();

/** Those without `open` aren't installed. */
export const browsers = [
  {
    browser: "Chromium",
    open: executablePath && openerOf(chromium, { ...launchOptions, executablePath }),
    howToInstall: howToInstallChromium,
  },
  {
    browser: "Firefox",
    open: firefoxOptions && openerOf(firefox, firefoxOptions),
    howToInstall: "Install it, set FIREFOX_PATH to one or run: npx playwright install firefox",
  },
  {
    browser: "WebKit",
    open: webKit === "playwright" ? openerOf(webkit) : webKit && openerOfWebKitGtk(webKit),
    howToInstall: "Run: npx playwright install --with-deps webkit",
  },
];
