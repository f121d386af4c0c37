import { parseArgs } from "node:util";
import { askTwice } from "../hosting/checks/ask.ts";
import { checkLive } from "../hosting/checks/check-live.ts";
import { reportCheck } from "./shared/check-report.ts";
import { savedSince } from "./shared/git.ts";
import { readSiteUrl } from "./shared/read-site-url.ts";

const { values } = parseArgs({ options: { save: { type: "string" } } });
const url = readSiteUrl();
if (url) {
  const problems = await checkLive(url, askTwice, (version) =>
    savedSince(version, "content/site.json"),
  );
  if (problems.length === 0) console.log("No problems found.");
  reportCheck({ check: "Daily site check", problems }, values.save);
} else {
  console.log("Nothing to check: content/site.json doesn't have a siteUrl yet.");
}
