// Opens an issue for each problem that the checks saved, and closes those that are fixed. It has no
// dependencies, so no other code gets the token.
import { existsSync, readFileSync } from "node:fs";
import { connectToGitHub } from "../hosting/github/api.ts";
import { reportOnGitHub } from "../hosting/github/issues.ts";

const files = process.argv.slice(2);
const github = connectToGitHub(process.env);
// A check that didn't run today saved nothing, so its issues stay as they are.
const reports = files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, "utf8")));
const results = await Promise.allSettled(reports.map((each) => reportOnGitHub(github, each)));
for (const result of results) {
  if (result.status === "fulfilled") continue;
  console.error(result.reason);
  process.exitCode = 1;
}
