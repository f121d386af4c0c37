import { globSync } from "node:fs";
import { webkit } from "@playwright/test";
import { findProgram, installFromDebian, mayUseDebian, run } from "./programs.ts";

export type WebKit =
  | { build: "playwright" }
  /** Debian's WebKitGTK: its driver, the browser it drives, and a screen to show it on. */
  | { build: "gtk"; driver: string; miniBrowser: string };

function findWebKit(): WebKit | undefined {
  if (findProgram(webkit.executablePath())) return { build: "playwright" };
  const driver = findProgram("", ["WebKitWebDriver"]);
  const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const screen = findProgram("", ["Xvfb"]) && findProgram("", ["xdotool"]);
  return driver && miniBrowser && screen ? { build: "gtk", driver, miniBrowser } : undefined;
}

/** Finds a WebKit, or installs one: Debian's where we may install it, else Playwright's. */
export function ensureWebKit(): WebKit | undefined {
  return findWebKit() ?? installed();
}

function installed(): WebKit | undefined {
  console.log("Installing WebKit for the tests (about two minutes) …");
  if (mayUseDebian()) installFromDebian("webkit2gtk-driver", "xvfb", "xdotool");
  if (!findWebKit()) run("playwright", "install", "webkit");
  return findWebKit();
}
