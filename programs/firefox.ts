import { firefox, type LaunchOptions } from "@playwright/test";
import { findOrInstall, findProgram } from "./programs.ts";

const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** How Playwright starts Firefox: its own download, or else the one on this machine. */
function findFirefox(): LaunchOptions | undefined {
  const downloaded = findProgram(firefox.executablePath());
  if (downloaded) return { executablePath: downloaded };
  const executablePath = findProgram(
    process.env.FIREFOX_PATH,
    "firefox-esr",
    "firefox",
    macFirefox,
  );
  // Playwright talks to Mozilla's own builds over WebDriver BiDi, which this channel selects.
  return executablePath ? { executablePath, channel: "moz-firefox" } : undefined;
}

export const ensureFirefox = () =>
  findOrInstall(findFirefox, { name: "Firefox", debian: ["firefox-esr"], playwright: "firefox" });
