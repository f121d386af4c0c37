import { currentCommit } from "./shared/git.ts";
import { readSiteUrl } from "./shared/read-site-url.ts";
import { showsVersion } from "./shared/version.ts";

const url = readSiteUrl();
if (!url) {
  console.error("content/site.json doesn't have a siteUrl yet.");
  process.exit(1);
}
const version = currentCommit();
console.log(`Waiting until ${url} shows version ${version} …`);
if (!(await showsVersion(version, url))) {
  console.error("The website doesn't show this version yet.");
  process.exit(1);
}
console.log("The website is up to date.");
