import { showsVersion } from "../hosting/checks/version.ts";
import { currentCommit } from "./git.ts";
import { readSiteUrl } from "./read-site-url.ts";

const url = readSiteUrl();
const version = currentCommit();
console.log(`Waiting until ${url} shows version ${version} …`);
if (!url || !(await showsVersion(version, url))) {
  console.error("The website doesn't show this version yet.");
  process.exit(1);
}
console.log("The website is up to date.");
