import "./test/support/clean-environment.ts";
import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox, launchOptions } from "./scripts/shared/find-browser.ts";
import { testFolder, testSites } from "./test/support/test-sites.ts";

const isCi = Boolean(process.env.CI);

// Playwright stops its servers when it exits, but not when a signal ends it.
process.once("SIGTERM", () => process.exit(143));

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
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { children: "deep-equal" },
  },
  use: {
    viewport: { width: 1024, height: 640 },
    // Otherwise, a step that never succeeds fails only when the whole test times out.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test would nearly double the time. For one test: --trace=on.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "Chromium",
      testIgnore: "browsers/*.spec.ts",
      use: { launchOptions: { ...launchOptions, executablePath: findChromium() } },
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
  // One after the other.
  webServer: Object.values(testSites).map(({ name, config, folder, port, url }) => ({
    command: `node test/support/build-site.ts ${name} && exec wrangler dev --config ${config} --assets ${folder} --env-file local/wrangler.env --port ${port} --log-level error`,
    url,
    timeout: 300_000,
    // For a test that you run repeatedly: REUSE_SERVER=true.
    reuseExistingServer: process.env.REUSE_SERVER === "true",
  })),
});
