import { chromium } from "@playwright/test";
import { findOrInstall, findProgram } from "./find-or-install.ts";

/** Chromium without a window. The tests take a third less time in it. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export const findChromium = () =>
  process.env.CHROME_PATH || findProgram(...names, macChrome, chromium.executablePath());

export const ensureChromium = () =>
  findOrInstall(findChromium, { name: "Chromium", debian: [shell], playwright: "chromium" });

export const howToInstallChromium = "Install Chromium or Chrome, or set CHROME_PATH to one.";

/** For commands that can't run without a browser. */
export function requireChromium(): string {
  const browser = ensureChromium();
  if (browser) return browser;
  console.error(`No browser found. ${howToInstallChromium}`);
  process.exit(1);
}

/** For a Chromium without a window that can only reach this machine. */
export const launchOptions = {
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};
