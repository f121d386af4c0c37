import { parseArgs } from "node:util";
import { buildSite, previewSite, productionSite } from "../site-build/site.ts";
import { runAndExplain } from "./shared/run-and-explain.ts";

// npm keeps the option of `npm run deploy --dry-run` to itself, so wrangler would publish.
if (process.env.npm_config_dry_run) {
  console.error("Nothing was done. Run: npm run deploy -- --dry-run");
  process.exit(1);
}

const { preview } = parseArgs({ options: { preview: { type: "boolean" } } }).values;
await runAndExplain(
  buildSite(preview ? previewSite : { ...productionSite, mustBePublishable: true }),
);
