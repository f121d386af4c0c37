// Reports what the checks saved. It has no dependencies, so no other code gets the token.
import { existsSync, readFileSync } from "node:fs";
import { connectToGitHub } from "../hosting/github/api.ts";
import { reportOnGitHub } from "../hosting/github/issues.ts";

const files = process.argv.slice(2);
const github = connectToGitHub(process.env);
// A check that didn't run today saved nothing, so its issues stay as they are.
for (const file of files.filter(existsSync)) {
  await reportOnGitHub(github, JSON.parse(readFileSync(file, "utf8")));
}
