import { chromium } from "@playwright/test";
import { findProgram, installFromDebian, mayUseDebian, run } from "./programs.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
/** Chromium without what is around the page: the tests take two thirds of the time in it. */
const shell = "chromium-headless-shell";

/** A Chromium or Chrome that is on this machine, or else the one that Playwright downloaded. */
function findBrowser(): string | undefined {
  return findProgram(process.env.CHROME_PATH, names, macChrome, chromium.executablePath());
}

const findShell = () => findProgram(process.env.CHROME_PATH, [shell]);

const findTestBrowser = () => findShell() ?? findBrowser();

/** Finds a browser, or installs one: Debian's where we may install it, else Playwright's. */
export function ensureChromium(): string | undefined {
  return findBrowser() ?? installed();
}

/** The same for what cannot go on without one. */
export function ensureBrowser(): string {
  return ensureChromium() ?? fail();
}

/** The same for tests without a window, which any Chromium can do, and the shell sooner. */
export function ensureTestBrowser(): string {
  if (!findShell() && mayUseDebian()) install(shell, installFromDebian);
  return findTestBrowser() ?? ensureBrowser();
}

function installed(): string | undefined {
  if (mayUseDebian()) install("chromium", installFromDebian);
  if (!findBrowser()) install("chromium", (name) => run("playwright", "install", name));
  return findBrowser();
}

function install(name: string, from: (name: string) => void): void {
  console.log(`Installing ${name} for the tests (about a minute) …`);
  from(name);
}

function fail(): never {
  console.error("No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}

/** What Playwright switches off by itself. Chromium takes only the last such list. */
const asPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/**
 * Chromium draws parts of its own window with web pages, and keeps a process ready for the next
 * page. Without a window they take more than half of a short test's time.
 */
const costly = [
  "PreloadTopChromeWebUI",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** For a Chromium without a window that reaches this machine only. */
export const launchOptions = {
  executablePath: findTestBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    `--disable-features=${[...asPlaywright, ...costly].join(",")}`,
  ],
};
