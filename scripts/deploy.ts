import { spawnSync } from "node:child_process";
import { smokeTest } from "../hosting/smoke-test.ts";
import { uploadFor } from "../hosting/upload.ts";
import { buildSite, previewSite, productionSite } from "../site-build/site.ts";
import { currentCommit } from "./git.ts";
import { printNotes, reportAndExit } from "./report.ts";

// npm run deploy, npm run deploy -- --dry-run, npm run preview
const { isPreview, command } = readOptions();

console.log("Checking the owner's facts and building the site into dist/ …");
const site = isPreview ? previewSite : { ...productionSite, mustBePublishable: true };
const { facts, notes } = await buildSite({ ...site, version: currentCommit() }).catch(
  reportAndExit,
);
printNotes(notes);

console.log("Testing the built site on the host …");
const problems = await smokeTest(site.out, { facts, isPublic: !isPreview });
for (const { detail } of problems) console.error(detail);
if (problems.length > 0) process.exit(1);

if (!command) process.exit(0);
const { status } = spawnSync("wrangler", command, {
  stdio: "inherit",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
});
process.exit(status ?? 1);

function readOptions() {
  try {
    return uploadFor(process.argv.slice(2), process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
