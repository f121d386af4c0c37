import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { chromium, firefox, type PlaywrightWorkerOptions } from "@playwright/test";

// Every test passes in all of these. A shell is Chromium without a window, and about a third faster.
const onThisMachine = [
  "chromium-headless-shell",
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Only this machine can be reached. */
export const onlyThisMachine =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1";

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

/** Your choice, the build for the Playwright in the lock file, or whatever this machine has, if anything. */
export function findChromium(): string | undefined {
  return findChosen("CHROME_PATH") ?? findProgram(...pinnedByPlaywright(), ...onThisMachine);
}

/** How Playwright starts Firefox: its own unless you choose another, or else this machine's. */
export function findFirefox(): Partial<PlaywrightWorkerOptions> {
  const chosen = findChosen("FIREFOX_PATH");
  if (!chosen && findProgram(firefox.executablePath())) return {};
  const executablePath = chosen ?? findProgram("firefox-esr", "firefox");
  // Playwright talks to Mozilla's own builds over WebDriver BiDi, which this channel selects.
  return executablePath ? { channel: "moz-firefox", launchOptions: { executablePath } } : {};
}

/** Playwright says where its Chromium would be. Its shell is in the folder next to that. */
function pinnedByPlaywright(): string[] {
  const whole = chromium.executablePath();
  const shell = whole.replace(/chromium-(\d+).*/, "chromium_headless_shell-$1/*/*shell");
  return [...globSync(shell), whole];
}

/** The program that a variable such as CHROME_PATH chooses. Undefined if it isn't set. */
function findChosen(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  const found = findProgram(chosen);
  if (found) return found;
  console.error(`${variable} is ${chosen}, but there's no such program.`);
  process.exit(1);
}

/** The first program that exists. A name without a folder is looked up on the PATH. */
function findProgram(...candidates: string[]): string | undefined {
  const search = 'for each; do command -v "$each" && break; done';
  const { stdout } = spawnSync("sh", ["-c", search, "sh", ...candidates], { encoding: "utf8" });
  return stdout.trim() || undefined;
}
