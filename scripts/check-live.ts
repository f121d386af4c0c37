import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askTwice } from "../hosting/ask.ts";
import { checkLive } from "../hosting/check-live.ts";
import { lastChange } from "./git.ts";
import { readFacts } from "./read-facts.ts";

const DAY = 86_400_000;
const { values } = parseArgs({ options: { save: { type: "string" } } });

const problems = await findProblems();
for (const { title, detail, advice } of problems) console.error(`${title}. ${detail}. ${advice}`);
if (problems.length === 0) console.log("No problems found.");
if (values.save) writeFileSync(values.save, JSON.stringify(problems));
else process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems() {
  const { facts, missing } = readFacts();
  if (missing.includes("siteUrl")) {
    console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
    return [];
  }
  const address = new URL(facts.siteUrl);
  // The owner may not be done yet.
  if (Date.now() - lastChange("content/site.json").getTime() < DAY) {
    console.log("The facts aren't checked, because they were changed less than a day ago.");
    return checkLive({ address }, askTwice);
  }
  return checkLive({ address, facts }, askTwice);
}
