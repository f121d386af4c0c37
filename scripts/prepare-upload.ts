import { parseArgs } from "node:util";
import { previewSite, productionSite } from "../site-build/site.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";
import { currentCommit, isCommitted } from "./shared/git.ts";

// npm keeps the option of `npm run deploy --dry-run` to itself, so wrangler would publish.
if (process.env.npm_config_dry_run) fail("Nothing was done. Run: npm run deploy -- --dry-run");

const { preview: isPreview } = parseArgs({ options: { preview: { type: "boolean" } } }).values;

if (!isPreview && !isCommitted()) {
  fail("Not published: commit your changes first, because the website names the commit it shows.");
}

const site = isPreview ? previewSite : { ...productionSite, mustBePublishable: true };
await buildOrExit({ ...site, version: currentCommit() });

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
