import { parseArgs } from "node:util";
import { chromium, type FullConfig, firefox, webkit } from "@playwright/test";

const browsers = { chromium, firefox, webkit };

/** Says which browsers the tests run in. If none of them starts, no test runs. */
export default async function nameBrowsers({ projects }: FullConfig): Promise<void> {
  const { values } = parseArgs({
    options: { project: { type: "string", multiple: true } },
    strict: false,
  });
  const tested = projects.filter(
    ({ name }) => values.project?.includes(name) ?? name === "Chromium",
  );
  const failures = [];
  for (const { name, use } of tested) {
    const { browserName = "chromium", channel, launchOptions } = use;
    try {
      const browser = await browsers[browserName].launch({ channel, ...launchOptions });
      const where = launchOptions?.executablePath ?? "Playwright's own";
      console.log(`Browser: ${name} ${browser.version()}, ${where}`);
      await browser.close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0 && failures.length === tested.length) throw failures[0];
}
