import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium, firefox, type PlaywrightWorkerOptions } from "@playwright/test";

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

/** Your choice, the build for the Playwright in the lock file, or whatever this machine has. */
function findChromium(): string | undefined {
  return findChosen("CHROME_PATH") ?? findProgram(...pinnedByPlaywright(), ...onThisMachine);
}

/** For commands that can't run without a browser. Installs one only if there is none. */
export function requireChromium(): string {
  if (!findChromium()) installChromium();
  const browser = findChromium();
  if (browser) return browser;
  console.error("No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
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

function installChromium(): void {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canUseApt) {
    console.log(`Installing Debian's ${debianShell} (a minute or two) …`);
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", debianShell);
    if (findChromium()) return;
  }
  // The libraries that a browser needs, which only root can install.
  const options = [...(canUseApt ? ["--with-deps"] : []), "--only-shell", "chromium"];
  console.log(`Running playwright install ${options.join(" ")} (a minute or two) …`);
  run("npx", "playwright", "install", ...options);
}

/** Prints only failures. If there's still no browser, the caller says what to do. */
function run(command: string, ...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr, error } = spawnSync(command, options, { encoding: "utf8", env });
  if (status !== 0) console.error(error?.message ?? stderr.trim());
}
