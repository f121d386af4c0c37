import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onlyThisMachine } from "../../programs/chromium.ts";
import type { Desktop } from "../journey-support/desktop.ts";

export type BrowserName = keyof typeof commands;

/** Keeps away windows and bars that Orca would read, "visited" links, and other machines. */
const firefoxPreferences = `
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtab.preload", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("network.proxy.type", 1);
user_pref("network.proxy.ssl", "localhost");
user_pref("network.proxy.ssl_port", 9);
user_pref("places.history.enabled", false);
user_pref("termsofuse.bypassNotification", true);
`;

// Orca doesn't read Firefox's alert in a window of the default size.
const commands = {
  Firefox: (profile: string) => [
    "firefox-esr",
    "--profile",
    profile,
    "--width",
    "1280",
    "--height",
    "980",
  ],
  Chromium: (profile: string) => [
    "chromium",
    "--no-sandbox",
    "--no-first-run",
    "--force-renderer-accessibility",
    onlyThisMachine,
    "--window-size=1280,980",
    `--user-data-dir=${profile}`,
  ],
};

export const browsers = Object.keys(commands) as BrowserName[];

/** Starts a browser by hand, since Orca reads more than the page when Playwright starts it. */
export function startBrowser(name: BrowserName, { env, home }: Desktop, url: string) {
  const profile = mkdtempSync(join(home, "browser-"));
  if (name === "Firefox") writeFileSync(join(profile, "user.js"), firefoxPreferences);
  const [program = "", ...options] = commands[name](profile);
  const browser = spawn(program, [...options, url], { env, stdio: "ignore", detached: true });
  return () => process.kill(-(browser.pid as number), "SIGKILL");
}
