import { chromium } from "@playwright/test";
import { findProgram, installFromDebian, mayUseDebian, run } from "./programs.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium or Chrome that is on this machine, or else the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  return findProgram(process.env.CHROME_PATH, names, macChrome, chromium.executablePath());
}

/** Finds a browser, or installs one: Debian's where we may install it, else Playwright's. */
export function ensureChromium(): string | undefined {
  return findBrowser() ?? installed();
}

/** The same for what cannot go on without one. */
export function ensureBrowser(): string {
  return ensureChromium() ?? fail();
}

function installed(): string | undefined {
  console.log("Installing a browser for the tests (about a minute) …");
  if (mayUseDebian()) installFromDebian("chromium");
  if (!findBrowser()) run("playwright", "install", "chromium");
  return findBrowser();
}

function fail(): never {
  console.error("No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}
