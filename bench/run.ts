import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { startHost } from "../hosting/host.ts";
import { requireChromium } from "../programs/chromium.ts";
import { pages } from "../src/pages.ts";
import { type Figures, medians, nameOf, table, type Visit } from "./figures.ts";
import { measure } from "./measure.ts";
import { buildSites } from "./sites.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const wanted = positionals.map((name) => name.toLowerCase());
const visits = (["own pictures", "photographs"] as const)
  .flatMap((pictures) =>
    (["mobile", "desktop"] as const).flatMap((device) =>
      pages.map((page): Visit => ({ page, device, pictures })),
    ),
  )
  .filter((visit) => {
    const name = nameOf(visit).toLowerCase().replaceAll(/\W+/g, "-");
    return wanted.length === 0 || wanted.some((start) => name.startsWith(start));
  });

if (!Number.isInteger(runs) || runs < 1 || visits.length === 0) {
  console.error("Nothing to measure. For example: npm run bench -- home-mobile --runs 5");
  process.exit(1);
}

const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: "bench", stdio: "inherit" });
if (status !== 0) process.exit(1);

const browser = requireChromium();
const measured = [];
for (const [pictures, group] of Map.groupBy(visits, (visit) => visit.pictures)) {
  const origins = await startHosts(pictures);
  for (const visit of group) {
    measured.push({ ...visit, origins, baseline: [] as Figures[], site: [] as Figures[] });
  }
}
let versions = "";
for (let run = 1; run <= runs; run++) {
  for (const visit of measured) {
    for (const side of ["baseline", "site"] as const) {
      console.log(`Run ${run} of ${runs}: ${nameOf(visit)}, ${side} …`);
      const url = `${visit.origins[side]}${visit.page.path}`;
      const result = await measure(url, visit.device, browser);
      visit[side].push(result.figures);
      versions = result.versions;
    }
  }
}

const comparisons = measured.map(({ baseline, site, ...visit }) => ({
  ...visit,
  baseline: medians(baseline),
  site: medians(site),
}));
const today = new Date().toISOString().slice(0, 10);
console.log(`\nMeasured ${today}, ${versions}, medians of ${runs}:\n\n${table(comparisons)}`);
// The hosts would keep this process alive, and they end with it.
process.exit();

async function startHosts(pictures: Visit["pictures"]) {
  console.log(`Building the site with ${pictures}, and its baseline …`);
  const { baseline, site } = await buildSites(pictures);
  return { baseline: await serve(baseline), site: await serve(site) };
}

async function serve(assets: string): Promise<string> {
  const { port } = await startHost({ config: "wrangler.jsonc", assets });
  return `http://localhost:${port}`;
}
