import { parseArgs } from "node:util";
import { askTwice } from "../hosting/ask.ts";
import { checkLive } from "../hosting/check-live.ts";
import { connectToGitHub } from "../hosting/github.ts";
import { reportOnGitHub } from "../hosting/issues.ts";
import { factsFrom } from "../site-build/content/facts.ts";
import { readJson } from "../site-build/content/json-file.ts";
import { siteSchema } from "../site-build/content/site-schema.ts";
import { reportAndExit } from "./report.ts";

const { values } = parseArgs({ options: { issues: { type: "boolean" } } });
const github = connectToGitHub(process.env);
// First, so that a failing check doesn't stop the schedule.
if (values.issues) await github.keepSchedule("check-live.yml");

const { facts, missing } = readFacts();
if (missing.includes("siteUrl")) {
  console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
  process.exit(0);
}

const site = { address: new URL(facts.siteUrl), facts, isPublic: true };
const problems = await checkLive(site, askTwice);
for (const { title, detail, advice } of problems) console.error(`${title}. ${detail}. ${advice}`);
if (problems.length === 0) console.log("No problems found.");
if (values.issues) await reportOnGitHub(github, problems);
else process.exitCode = problems.length > 0 ? 1 : 0;

function readFacts() {
  try {
    return factsFrom(readJson("content/site.json", siteSchema).data, "production");
  } catch (error) {
    return reportAndExit(error);
  }
}
