import { chromium, type FullConfig } from "@playwright/test";

/** If no browser starts, nothing is checked, and that isn't the site's problem. */
export default async function tryBrowser({ projects }: FullConfig): Promise<void> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  await browser.close();
}
