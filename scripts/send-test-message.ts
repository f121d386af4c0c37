import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { isTestDue, sendTestMessage } from "../hosting/checks/test-message.ts";
import { requireChromium } from "./shared/browsers.ts";
import { reportCheck } from "./shared/check-report.ts";
import { readSiteUrl } from "./shared/read-site-url.ts";

const { values } = parseArgs({ options: { save: { type: "string" } } });
const url = readSiteUrl();

if (!isTestDue(process.env, new Date())) {
  console.log("No test message: it's sent on Mondays, or if you ask for it.");
} else if (!url) {
  console.log("No message: content/site.json doesn't have a siteUrl yet.");
} else {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  const problems = await sendTestMessage(await browser.newPage(), url);
  await browser.close();
  if (problems.length === 0) console.log(`Sent a message through ${url}.`);
  reportCheck({ check: "Weekly test message", problems }, values.save);
}
