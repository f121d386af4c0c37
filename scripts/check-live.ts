import { parseArgs } from "node:util";
import { checkLive } from "../hosting/live/check.ts";
import { reportOnGitHub } from "../hosting/live/issues.ts";
import { readJson } from "../site-build/content/read-json.ts";
import { siteSchema } from "../site-build/content/schemas.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { issues: { type: "boolean" } },
});
const address = positionals[0] ?? readJson("content/site.json", siteSchema).siteUrl;

if (!address) {
  console.log("There is nothing to look at: content/site.json has no siteUrl yet.");
  process.exit(0);
}
if (!URL.canParse(address)) {
  console.error(`"${address}" is no address. Example: npm run check-live https://www.example.com`);
  process.exit(1);
}

const faults = await checkLive(new URL(address));
for (const { title, detail } of faults) console.error(`${title}. ${detail}`);
if (faults.length === 0) console.log(`${address} is in order.`);
if (values.issues) reportOnGitHub(faults);
else process.exitCode = faults.length > 0 ? 1 : 0;
