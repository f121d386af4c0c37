import { showsVersion } from "../hosting/checks/version.ts";
import { currentCommit } from "./shared/git.ts";
import { readSiteUrl } from "./shared/read-site-url.ts";

const url = readSiteUrl();
const version = currentCommit();
if (url) console.log(`Waiting until ${url} shows version ${version} …`);
if (!url || !(await showsVersion(version, url))) {
  console.error("The website doesn't show this version yet.");
  process.exit(1);
}
console.log("The website is up to date.");
