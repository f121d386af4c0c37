import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "./stage.ts";

export type BrowserName = "Firefox" | "Chromium";

type Visit = { origin: string; lessMotion: boolean };

/** Starts a fresh browser on the stage and opens the home page; call what it returns to end it. */
export function startBrowser(name: BrowserName, { env, home }: Stage, visit: Visit): () => void {
  const profile = mkdtempSync(join(home, "browser-"));
  const [program, ...words] =
    name === "Firefox" ? firefox(profile, visit) : chromium(profile, visit);
  const address = `${visit.origin}/`;
  const browser = spawn(program, [...words, address], { env, stdio: "ignore", detached: true });
  return () => process.kill(-(browser.pid as number), "SIGKILL");
}

type Command = [string, ...string[]];

function firefox(profile: string, { origin, lessMotion }: Visit): Command {
  const { hostname, port } = new URL(origin);
  const preferences = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": false,
    "browser.newtab.preload": false,
    "browser.newtabpage.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.enable": false,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": true,
    "network.proxy.type": 1,
    "network.proxy.http": hostname,
    "network.proxy.http_port": Number(port),
    "network.proxy.ssl": hostname,
    "network.proxy.ssl_port": Number(port),
    // No link is ever "visited", however quick the history is.
    "places.history.enabled": false,
    "termsofuse.bypassNotification": true,
    "ui.prefersReducedMotion": Number(lessMotion),
  };
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  return ["firefox-esr", "--no-remote", "--profile", profile, "--width", "1280", "--height", "980"];
}

function chromium(profile: string, { origin, lessMotion }: Visit): Command {
  return [
    "chromium",
    "--no-sandbox",
    "--no-first-run",
    "--force-renderer-accessibility",
    "--disable-gpu",
    "--disable-features=Translate",
    "--window-size=1280,980",
    `--proxy-server=${origin}`,
    "--proxy-bypass-list=localhost",
    `--user-data-dir=${profile}`,
    ...(lessMotion ? ["--force-prefers-reduced-motion"] : []),
  ];
}
