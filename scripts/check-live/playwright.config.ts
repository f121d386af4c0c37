import { defineConfig } from "@playwright/test";
import { readFiles } from "../../site-build/content/read.ts";
import { contentSchema } from "../../site-build/content/schemas.ts";
import { findChromium } from "../shared/find-browser.ts";

const { REPORT_FILE: outputFile, SEND_MESSAGE, SITE } = process.env;
const { site } = readFiles("content", contentSchema.pick({ site: true }));
const siteUrl = SITE || site.siteUrl;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: siteUrl ? "checks.spec.ts" : "not-set-up.spec.ts",
  globalSetup: `${import.meta.dirname}/try-browser.ts`,
  outputDir: "../../.cache/check-live",
  // A network or a server can fail for a moment, and a new version can go live during the check.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The titles are problems, so a list of them would look as if they'd been found.
  reporter: [
    [siteUrl ? "dot" : "list"],
    ...(outputFile ? [["json", { outputFile }] as const] : []),
  ],
  // Not everyone who looks at the site wants to send a message.
  grepInvert: SEND_MESSAGE === "true" ? undefined : /@weekly/,
  use: {
    baseURL: siteUrl || undefined,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findChromium() },
  },
});
