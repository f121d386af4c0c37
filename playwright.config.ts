import { defineConfig } from "@playwright/test";
import { findBrowser } from "./browsers/chromium.ts";

export const previewPort = Number(process.env.TEST_PORT ?? 4273);
export const publishedPort = previewPort + 1;

export default defineConfig({
  testDir: "test",
  outputDir: ".cache/test-results",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may be late once; it is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: "deep-equal" } },
  use: {
    baseURL: `http://localhost:${previewPort}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      name: "preview",
      command: "node test/support/preview-site.ts",
      env: { PORT: String(previewPort) },
      url: `http://localhost:${previewPort}`,
      timeout: 120_000,
    },
    {
      name: "published",
      command: "node test/support/published-site.ts",
      env: { PORT: String(publishedPort) },
      url: `http://localhost:${publishedPort}`,
      timeout: 120_000,
    },
  ],
});
