import { globSync } from "node:fs";
import { webkit } from "@playwright/test";
import { findOrInstall, findProgram } from "./find-or-install.ts";

/** Debian's WebKit: a driver and the browser it drives. */
export type WebKitGtk = { driver: string; miniBrowser: string };

function findWebKit(): "playwright" | WebKitGtk | undefined {
  if (findProgram(webkit.executablePath())) return "playwright";
  const driver = findProgram("WebKitWebDriver");
  const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const hasScreen = findProgram("Xvfb") && findProgram("xdotool");
  return driver && miniBrowser && hasScreen ? { driver, miniBrowser } : undefined;
}

export const ensureWebKit = () =>
  findOrInstall(findWebKit, {
    debian: ["webkit2gtk-driver", "xvfb", "xdotool"],
    playwright: ["webkit"],
  });

export const howToInstallWebKit = "Run: npx playwright install --with-deps webkit";
