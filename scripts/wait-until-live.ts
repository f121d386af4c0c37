import { showsVersion } from "../hosting/checks/version.ts";
import { currentCommit } from "./git.ts";
import { readFacts } from "./read-facts.ts";

const { siteUrl } = readFacts().facts;
const version = currentCommit();
console.log(`Waiting until ${siteUrl} shows version ${version} …`);
if (!(await showsVersion(version, new URL(siteUrl)))) {
  console.error("The website still shows another version.");
  process.exit(1);
}
console.log("The website is up to date.");
