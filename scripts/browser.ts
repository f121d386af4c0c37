import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium or Chrome that is on this machine, or else the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? "",
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    macChrome,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Finds a browser, or brings one: Debian's where we may install it, else Playwright's. */
export function bringBrowser(): string {
  return findBrowser() ?? installed() ?? fail();
}

function installed(): string | undefined {
  const run = (command: string, ...options: string[]) =>
    spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log("Installing a browser for the tests (about a minute) …");
  if (mayUseApt) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  if (!findBrowser()) run("playwright", "install", "chromium");
  return findBrowser();
}

function fail(): never {
  console.error("No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.");
  process.exit(1);
}
