import { chromium, type FullConfig } from "@playwright/test";

/** Says which browser the tests run in. If it doesn't start, no test runs. */
export default async function nameBrowser({ projects }: FullConfig): Promise<void> {
  const options = projects[0]?.use.launchOptions;
  const browser = await chromium.launch(options);
  console.log(`Browser: Chromium ${browser.version()}, ${options?.executablePath}`);
  await browser.close();
}
