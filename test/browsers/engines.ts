import { chromium, firefox, webkit } from "@playwright/test";
import { ensureChromium, launchOptions } from "../../programs/chromium.ts";
import { ensureFirefox } from "../../programs/firefox.ts";
import { ensureWebKit } from "../../programs/webkit.ts";
import { playwrightEngine } from "./playwright-engine.ts";
import type { Engine } from "./visitor.ts";
import { webKitGtkEngine } from "./webkitgtk-engine.ts";

const byHand = {
  Chromium: "install Chromium or Chrome, or set CHROME_PATH to one",
  Firefox: "install it, set FIREFOX_PATH to one, or run npx playwright install firefox",
  WebKit:
    "run npx playwright install --with-deps webkit, or on Debian apt install webkit2gtk-driver xvfb xdotool",
};

/** The engines that can be had on this machine. One that is missing is named, and fails in CI only. */
export function openEngines(): Engine[] {
  const engines = { Chromium: openChromium(), Firefox: openFirefox(), WebKit: openWebKit() };
  for (const name of Object.keys(byHand) as (keyof typeof byHand)[]) {
    if (engines[name]) continue;
    console.log(`${name} is left out, since it is not here: ${byHand[name]}.`);
    if (process.env.CI) process.exitCode = 1;
  }
  return Object.values(engines).filter((engine) => engine !== undefined);
}

function openChromium(): Engine | undefined {
  const executablePath = ensureChromium();
  return executablePath
    ? playwrightEngine("Chromium", chromium, { ...launchOptions, executablePath })
    : undefined;
}

function openFirefox(): Engine | undefined {
  const options = ensureFirefox();
  return options && playwrightEngine("Firefox", firefox, options);
}

function openWebKit(): Engine | undefined {
  const found = ensureWebKit();
  if (found?.build === "gtk") return webKitGtkEngine(found);
  return found && playwrightEngine("WebKit", webkit);
}
