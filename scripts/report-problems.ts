// Reports what `npm run check-live -- --save FILE` found. It has no dependencies, so no other code
// gets the token.
import { readFileSync } from "node:fs";
import { connectToGitHub } from "../hosting/github/api.ts";
import { reportOnGitHub } from "../hosting/github/issues.ts";

const [file = ""] = process.argv.slice(2);
const github = connectToGitHub(process.env);
await reportOnGitHub(github, JSON.parse(readFileSync(file, "utf8")));
