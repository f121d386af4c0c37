import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askTwice } from "../hosting/checks/ask.ts";
import { checkLive } from "../hosting/checks/check-live.ts";
import { isOverdue } from "./git.ts";
import { readFacts } from "./read-facts.ts";

const { values } = parseArgs({ options: { save: { type: "string" } } });
const { facts, obstacles } = readFacts();
const isKnown = !obstacles.some(({ path }) => path[0] === "siteUrl");
const problems = isKnown
  ? await checkLive(new URL(facts.siteUrl), askTwice, (version) =>
      isOverdue("content/site.json", version),
    )
  : [];
if (!isKnown) console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
else if (problems.length === 0) console.log("No problems found.");
for (const { title, detail, advice } of problems) console.error(`${title}. ${detail}. ${advice}`);
if (values.save) writeFileSync(values.save, JSON.stringify(problems));
else process.exitCode = problems.length > 0 ? 1 : 0;
