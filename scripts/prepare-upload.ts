import { parseArgs } from "node:util";
import { buildSite, previewSite, productionSite } from "../site-build/site.ts";
import { report } from "./shared/report.ts";

// npm keeps the option of `npm run deploy --dry-run` to itself, so wrangler would publish.
if (process.env.npm_config_dry_run) {
  console.error("Nothing was done. Run: npm run deploy -- --dry-run");
  process.exit(1);
}

const { preview } = parseArgs({ options: { preview: { type: "boolean" } } }).values;
await report(buildSite(preview ? previewSite : { ...productionSite, mustBePublishable: true }));
