import { findProgram, installFromDebian, mayUseDebian } from "./programs.ts";

const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

const findFirefox = () =>
  findProgram(process.env.FIREFOX_PATH, ["firefox-esr", "firefox"], macFirefox);

/** Finds a Firefox, or installs Debian's where we may install it. */
export function ensureFirefox(): string {
  return findFirefox() ?? installed() ?? fail();
}

function installed(): string | undefined {
  if (!mayUseDebian()) return undefined;
  console.log("Installing Firefox for the tests (about a minute) …");
  installFromDebian("firefox-esr");
  return findFirefox();
}

function fail(): never {
  console.error("No Firefox for the tests: install it, or set FIREFOX_PATH to one.");
  process.exit(1);
}
