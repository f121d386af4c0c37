// Opens an issue for each problem that the check saved, and closes those that are fixed. It has no
// dependencies, so no other code gets the token.
import { readFileSync } from "node:fs";
import { reportOnGitHub } from "./issues.ts";

const [file = ""] = process.argv.slice(2);
reportOnGitHub(JSON.parse(readFileSync(file, "utf8")));
