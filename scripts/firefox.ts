import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["firefox-esr", "firefox"];
const macFirefox = "/Applications/Firefox.app/Contents/MacOS/firefox";

function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.FIREFOX_PATH ?? "",
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    macFirefox,
  ];
  return candidates.find((path) => path !== "" && existsSync(path));
}

/** Finds a Firefox, or brings Debian's where we may install it. */
export function bringFirefox(): string {
  return findFirefox() ?? installed() ?? fail();
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Firefox for the tests (about a minute) …");
  for (const options of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "firefox-esr"],
  ]) {
    spawnSync("apt-get", options, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return findFirefox();
}

function fail(): never {
  console.error("No Firefox for the tests: install it, or set FIREFOX_PATH to one.");
  process.exit(1);
}
