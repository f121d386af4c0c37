import { defineConfig } from "@playwright/test";
import { launchOptions } from "./test/support/chromium.ts";

export const localPort = Number(process.env.TEST_PORT ?? 4273);
export const productionPort = localPort + 1;

export default defineConfig({
  testDir: "test",
  outputDir: ".cache/test-results",
  preserveOutput: "failures-only",
  snapshotPathTemplate: "{testDir}/{testFileDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test also waits, as a visitor would.
  workers: 3,
  // A busy machine may be late once; it is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  // Long enough for a machine that is busy with other things.
  timeout: 180_000,
  expect: { timeout: 60_000, toMatchAriaSnapshot: { children: "deep-equal" } },
  use: {
    baseURL: `http://localhost:${localPort}`,
    viewport: { width: 1024, height: 640 },
    launchOptions,
  },
  webServer: {
    command: `node test/support/serve-sites.ts ${localPort} ${productionPort}`,
    wait: { stdout: /Both sites answer/ },
    timeout: 300_000,
    // Time to end the engines, which are not in Playwright's group of processes.
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
  },
});
