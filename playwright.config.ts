import { defineConfig } from "@playwright/test";
import { launchOptions } from "./test/support/chromium.ts";

export const previewPort = Number(process.env.TEST_PORT ?? 4273);
export const publishedPort = previewPort + 1;

// Time for each server to end its engine, which is not in Playwright's group of processes.
const gracefulShutdown = { signal: "SIGTERM", timeout: 30_000 } as const;

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
    baseURL: `http://localhost:${previewPort}`,
    viewport: { width: 1024, height: 640 },
    launchOptions,
  },
  webServer: [
    {
      name: "preview",
      command: "node test/support/preview-site.ts",
      env: { PORT: String(previewPort) },
      url: `http://localhost:${previewPort}`,
      timeout: 300_000,
      gracefulShutdown,
    },
    {
      name: "published",
      command: "node test/support/published-site.ts",
      env: { PORT: String(publishedPort) },
      url: `http://localhost:${publishedPort}`,
      timeout: 300_000,
      gracefulShutdown,
    },
  ],
});
