import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askTwice } from "../hosting/checks/ask.ts";
import { checkLive } from "../hosting/checks/check-live.ts";
import { isOverdue } from "./git.ts";
import { readFacts } from "./read-facts.ts";

const { values } = parseArgs({ options: { save: { type: "string" } } });
const { facts, obstacles } = readFacts();
if (obstacles.some(({ path }) => path[0] === "siteUrl")) {
  console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
  process.exit(0);
}

const problems = await checkLive(new URL(facts.siteUrl), askTwice, (version) =>
  isOverdue("content/site.json", version),
);
for (const { title, detail, advice } of problems) console.error(`${title}. ${detail}. ${advice}`);
if (problems.length === 0) console.log("No problems found.");
if (values.save) writeFileSync(values.save, JSON.stringify(problems));
else process.exitCode = problems.length > 0 ? 1 : 0;
