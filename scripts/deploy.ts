import { spawnSync } from "node:child_process";
import { smokeTest } from "../hosting/smoke-test.ts";
import { buildSite, previewSite, publicSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";

// npm run deploy, npm run deploy -- --dry-run, npm run preview
const options = process.argv.slice(2);
const isPreview = options[0] === "--preview";
const unknown = options.slice(isPreview ? 1 : 0).filter((option) => option !== "--dry-run");
if (unknown.length > 0) {
  refuse(unknown.map((option) => `Unknown option: ${option}. Did you mean --dry-run?`));
}
// This is how npm passes on `npm run deploy --dry-run`, without `--` before the option.
const isDryRun = options.includes("--dry-run") || process.env.npm_config_dry_run === "true";

console.log("Checking the owner's facts and building the site into dist/ …");
const site = isPreview ? previewSite : { ...publicSite, mustBePublishable: true };
await buildSite(site).catch(reportAndExit);

console.log("Testing the built site on the host …");
const problems = await smokeTest(site.out).catch(reportAndExit);
if (problems.length > 0) refuse(problems);

if (isPreview && isDryRun) process.exit(0);
const upload = isPreview ? ["preview"] : ["deploy", ...(isDryRun ? ["--dry-run"] : [])];
const { status } = spawnSync("wrangler", upload, {
  stdio: "inherit",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
process.exit(status ?? 1);

function refuse(reasons: string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}
