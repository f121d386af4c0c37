import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Desktop } from "../support/desktop.ts";

export const browsers = ["Firefox", "Chromium"] as const;
export type BrowserName = (typeof browsers)[number];

export type Options = { address: string; lessMotion: boolean };

/** Starts a browser as a visitor would. Playwright's browsers say other things when they start. */
export function startBrowser(name: BrowserName, { env, home }: Desktop, options: Options) {
  const profile = mkdtempSync(join(home, "browser-"));
  const words = name === "Firefox" ? firefox(profile, options) : chromium(profile, options);
  const program = name === "Firefox" ? "firefox-esr" : "chromium";
  const browser = spawn(program, [...words, options.address], {
    env,
    stdio: "ignore",
    detached: true,
  });
  return () => process.kill(-(browser.pid as number), "SIGKILL");
}

function firefox(profile: string, { lessMotion }: Options): string[] {
  const preferences = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": false,
    "browser.newtab.preload": false,
    "browser.newtabpage.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.enable": false,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": true,
    // Otherwise Orca calls a link "visited" or not, depending on how quick the history is.
    "places.history.enabled": false,
    "termsofuse.bypassNotification": true,
    "ui.prefersReducedMotion": Number(lessMotion),
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  return ["--no-remote", "--profile", profile, "--width", "1280", "--height", "980"];
}

function chromium(profile: string, { lessMotion }: Options): string[] {
  return [
    "--no-sandbox",
    "--no-first-run",
    "--force-renderer-accessibility",
    "--disable-gpu",
    "--disable-features=Translate",
    "--window-size=1280,980",
    `--user-data-dir=${profile}`,
    ...(lessMotion ? ["--force-prefers-reduced-motion"] : []),
  ];
}
