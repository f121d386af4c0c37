// `npm test` runs this. It installs a Chromium only if there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./shared/find-browser.ts";

const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

if (!findChromium() && isRootOnDebian) {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell");
}
if (!findChromium()) {
  // Only root can install the libraries that a browser needs.
  const withLibraries = isRootOnDebian ? ["--with-deps"] : [];
  run("playwright", "install", ...withLibraries, "--only-shell", "chromium");
}
const browser = findChromium();
if (!browser) {
  console.error("No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}
console.log(`The tests' browser: ${browser}`);

/** Prints only failures. */
function run(command: string, ...options: string[]): void {
  console.log(`Running ${command} ${options.join(" ")} (a minute or two) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr, error } = spawnSync(command, options, { encoding: "utf8", env });
  if (status !== 0) console.error(error?.message ?? stderr.trim());
}
