// The steps of publishing on GitHub. It has no dependencies, so no other code gets the token.
import { appendFileSync } from "node:fs";
import { connectToGitHub } from "../hosting/github.ts";
import { checkTag, outcomeOf, prepare, publish } from "../hosting/publish.ts";
import { addToSummary } from "./summary.ts";

const { GITHUB_SHA = "", COMMIT = "", TESTS = "" } = process.env;
const github = connectToGitHub(process.env);
const steps = {
  prepare: () => prepare(github),
  publish: () => publish(github, COMMIT, TESTS),
  "check-tag": () => checkTag(github, GITHUB_SHA),
};

const step = steps[process.argv[2] as keyof typeof steps];
if (!step) throw new Error(`Unknown step. Use one of: ${Object.keys(steps).join(", ")}`);
const { sentence, commit, isFailure } = await outcomeOf(step);
console.log(sentence);
addToSummary(sentence);
if (commit) appendFileSync(process.env.GITHUB_OUTPUT ?? "", `commit=${commit}\n`);
if (isFailure) process.exitCode = 1;
