import { chromium, firefox, webkit } from "@playwright/test";
import { ensureChromium, howToInstallChromium, launchOptions } from "../../programs/chromium.ts";
import { ensureFirefox, howToInstallFirefox } from "../../programs/firefox.ts";
import { ensureWebKit, howToInstallWebKit } from "../../programs/webkit.ts";
import { openerOf } from "./playwright.ts";
import { openerOfWebKitGtk } from "./webkitgtk.ts";

/** Those without `open` couldn't be installed. */
export function findBrowsers() {
  const executablePath = ensureChromium();
  const firefoxOptions = ensureFirefox();
  const webKit = ensureWebKit();
  return [
    {
      browser: "Chromium",
      open: executablePath && openerOf(chromium, { ...launchOptions, executablePath }),
      howToInstall: howToInstallChromium,
    },
    {
      browser: "Firefox",
      open: firefoxOptions && openerOf(firefox, firefoxOptions),
      howToInstall: howToInstallFirefox,
    },
    {
      browser: "WebKit",
      open: webKit === "playwright" ? openerOf(webkit) : webKit && openerOfWebKitGtk(webKit),
      howToInstall: howToInstallWebKit,
    },
  ];
}
