import "./test/support/clean-environment.ts";
import { defineConfig } from "@playwright/test";
import { findFirefox, launchOptions, requireChromium } from "./scripts/shared/browsers.ts";
import { testFolder, testSites } from "./test/support/test-sites.ts";

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: "test",
  outputDir: `${testFolder}/results`,
  preserveOutput: "failures-only",
  snapshotPathTemplate: "{testDir}/{testFileDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: isCi,
  // One more than a small machine's cores, because tests spend time waiting.
  workers: 3,
  // On a busy machine a test can time out once. It's then reported as flaky.
  retries: isCi ? 1 : 0,
  reporter: "list",
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { children: "deep-equal" },
  },
  use: {
    viewport: { width: 1024, height: 640 },
  },
  projects: [
    {
      name: "Chromium",
      testIgnore: "browsers/*.spec.ts",
      use: { launchOptions: { ...launchOptions, executablePath: requireChromium() } },
    },
    {
      name: "Firefox",
      testDir: "test/browsers",
      default: false,
      use: { browserName: "firefox", ...findFirefox() },
    },
    {
      name: "WebKit",
      testDir: "test/browsers",
      default: false,
      use: { browserName: "webkit" },
    },
  ],
  webServer: {
    command: "exec node --import ./hosting/end-with-parent.ts test/support/serve-sites.ts",
    // The site that starts last.
    url: testSites.production.url,
    timeout: 300_000,
  },
});
