import { spawnSync } from "node:child_process";
import { smokeTest } from "../hosting/smoke-test.ts";
import { buildSite, publicSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== "--dry-run");
if (unknown.length > 0) {
  refuse([`npm run deploy has one option, -- --dry-run; it was given ${unknown.join(" ")}`]);
}
// `npm run deploy --dry-run`, without the lone `--`, reaches us this way only.
const isDryRun = options.length > 0 || process.env.npm_config_dry_run === "true";

console.log("Checking the owner's facts and building the site into dist/ …");
await buildSite({ ...publicSite, mustBePublishable: true }).catch(reportAndExit);

console.log("Trying the built site on the hosting engine …");
const faults = await smokeTest(publicSite.out).catch(reportAndExit);
if (faults.length > 0) refuse(faults);

const { status } = spawnSync("wrangler", ["deploy", ...(isDryRun ? ["--dry-run"] : [])], {
  stdio: "inherit",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
process.exit(status ?? 1);

function refuse(reasons: string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}
