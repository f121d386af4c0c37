import { firefox, type LaunchOptions } from "@playwright/test";
import { findChosen, findOrInstall, findProgram } from "./find-or-install.ts";

const names = ["firefox-esr", "firefox"];
const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** How Playwright starts Firefox. */
function findFirefox(): LaunchOptions | undefined {
  const playwright = firefox.executablePath();
  const executablePath =
    findChosen("FIREFOX_PATH") ?? findProgram(playwright, ...names, macFirefox);
  if (!executablePath) return undefined;
  if (executablePath === playwright) return { executablePath };
  // Playwright talks to Mozilla's own builds over WebDriver BiDi, which this channel selects.
  return { executablePath, channel: "moz-firefox" };
}

export const ensureFirefox = () =>
  findOrInstall(findFirefox, { debian: ["firefox-esr"], playwright: ["firefox"] });

export const howToInstallFirefox =
  "Install it, set FIREFOX_PATH to one or run: npx playwright install firefox";
