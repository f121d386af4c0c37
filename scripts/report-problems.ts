// Reports what `npm run check-live -- --save FILE` found. It has no dependencies, so no other code
// gets the token.
import { existsSync, readFileSync } from "node:fs";
import { connectToGitHub } from "../hosting/github/api.ts";
import { reportOnGitHub } from "../hosting/github/issues.ts";

const [file = ""] = process.argv.slice(2);
const github = connectToGitHub(process.env);
if (existsSync(file)) await reportOnGitHub(github, JSON.parse(readFileSync(file, "utf8")));
else console.log("Nothing to report: the website wasn't checked.");
