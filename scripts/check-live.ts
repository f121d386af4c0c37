import { parseArgs } from "node:util";
import { askTwice } from "../hosting/ask.ts";
import { checkLive } from "../hosting/check-live.ts";
import { connectToGitHub } from "../hosting/github.ts";
import { reportOnGitHub } from "../hosting/issues.ts";
import { factsFrom } from "../site-build/content/facts.ts";
import { readJson } from "../site-build/content/read-json.ts";
import { siteSchema } from "../site-build/content/schemas.ts";
import { reportAndExit } from "./report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { issues: { type: "boolean" } },
});
const github = connectToGitHub(process.env);
// First, so that a failing check doesn't stop the schedule.
if (values.issues) await github.keepSchedule("check-live.yml");

const content = readContent();
const address = positionals[0] ?? content.siteUrl;
if (!address) {
  console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
  process.exit(0);
}
if (!URL.canParse(address)) {
  console.error(
    `"${address}" is not a valid URL. Example: npm run check-live https://www.example.com`,
  );
  process.exit(1);
}

const { facts } = factsFrom(content, "production");
const site = { address: new URL(address), facts, isPublic: true };
const problems = await checkLive(site, askTwice);
for (const { title, detail, advice } of problems) console.error(`${title}. ${detail}. ${advice}`);
if (problems.length === 0) console.log("No problems found.");
if (values.issues) await reportOnGitHub(github, problems);
else process.exitCode = problems.length > 0 ? 1 : 0;

function readContent() {
  try {
    return readJson("content/site.json", siteSchema);
  } catch (error) {
    return reportAndExit(error);
  }
}
