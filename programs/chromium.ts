import { chromium } from "@playwright/test";
import { findOrInstall, findProgram } from "./programs.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
/** Chromium without a window. The tests take a third less time in it. */
const shell = "chromium-headless-shell";

const findBrowser = () =>
  findProgram(process.env.CHROME_PATH, ...names, macChrome, chromium.executablePath());
const findShell = () => findProgram(process.env.CHROME_PATH, shell);

export const ensureChromium = () =>
  findOrInstall(findBrowser, { name: "Chromium", debian: ["chromium"], playwright: "chromium" });

/** For commands that can't run without a browser. */
export function ensureBrowser(): string {
  const browser = ensureChromium();
  if (browser) return browser;
  console.error("No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}

/** For tests without a window, which are faster in the shell. */
export function ensureTestBrowser(): string {
  return findOrInstall(findShell, { name: shell, debian: [shell] }) ?? ensureBrowser();
}

/** For a Chromium without a window that can only reach this machine. */
export const launchOptions = {
  executablePath: findShell() ?? findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};
