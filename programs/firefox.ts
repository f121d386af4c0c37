import { firefox, type LaunchOptions } from "@playwright/test";
import { findProgram, installFromDebian, mayUseDebian, run } from "./programs.ts";

const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** How Playwright starts Firefox: the one it downloaded, or else one that is on this machine. */
function findFirefox(): LaunchOptions | undefined {
  const downloaded = findProgram(firefox.executablePath());
  if (downloaded) return { executablePath: downloaded };
  const executablePath = findProgram(
    process.env.FIREFOX_PATH,
    ["firefox-esr", "firefox"],
    macFirefox,
  );
  // Mozilla's own builds speak WebDriver BiDi only, which is what this channel stands for.
  return executablePath ? { executablePath, channel: "moz-firefox" } : undefined;
}

/** Finds a Firefox, or installs one: Debian's where we may install it, else Playwright's. */
export function ensureFirefox(): LaunchOptions | undefined {
  return findFirefox() ?? installed();
}

function installed(): LaunchOptions | undefined {
  console.log("Installing Firefox for the tests (about a minute) …");
  if (mayUseDebian()) installFromDebian("firefox-esr");
  if (!findFirefox()) run("playwright", "install", "firefox");
  return findFirefox();
}
