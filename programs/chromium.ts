import { globSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChosen, findOrInstall, findProgram } from "./find-or-install.ts";

// Every test passes in all of these. A shell is Chromium without a window, and about a third faster.
const debianShell = "chromium-headless-shell";
const onThisMachine = [
  debianShell,
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Your choice, the build for the Playwright in the lock file, or whatever this machine has. */
export function findChromium(): string | undefined {
  return findChosen("CHROME_PATH") ?? findProgram(...pinnedByPlaywright(), ...onThisMachine);
}

export const ensureChromium = () =>
  findOrInstall(findChromium, {
    debian: [debianShell],
    playwright: ["--only-shell", "chromium"],
  });

export const howToInstallChromium = "Install Chromium or Chrome, or set CHROME_PATH to one.";

/** For commands that can't run without a browser. */
export function requireChromium(): string {
  const browser = ensureChromium();
  if (browser) return browser;
  console.error(`No browser found. ${howToInstallChromium}`);
  process.exit(1);
}

/** Only this machine can be reached. */
export const onlyThisMachine =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** For a Chromium without a window. */
export const launchOptions = {
  args: [
    // Root, and many containers, can't use the sandbox.
    "--no-sandbox",
    // The same pixels on every machine.
    "--disable-gpu",
    onlyThisMachine,
  ],
};

/** Playwright says where its Chromium would be. Its shell is in the folder next to that. */
function pinnedByPlaywright(): string[] {
  const whole = chromium.executablePath();
  const shell = whole.replace(/chromium-(\d+).*/, "chromium_headless_shell-$1/*/*shell");
  return [...globSync(shell), whole];
}
