import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Comparison, type Figures, medians } from "./figures.ts";
import { serve } from "./host.ts";
import { buildSites, limit, scriptSize, site } from "./sites.ts";
import { table } from "./table.ts";
import { judge } from "./targets.ts";

const runs = Number(process.env.BENCH_RUNS ?? 3);
const only = process.env.BENCH_ONLY ?? "";
const places = (["mobile", "desktop"] as const)
  .flatMap((device) => [
    { page: "home" as const, path: "/", device },
    { page: "services" as const, path: "/services", device },
  ])
  .filter(({ page, device }) => `${page}-${device}`.startsWith(only));

if (!(runs >= 1) || places.length === 0) {
  console.error("BENCH_RUNS is a number from 1, BENCH_ONLY one place, for example home-mobile.");
  process.exit(1);
}

if (!existsSync("bench/node_modules")) console.log("Lighthouse comes with the first run (180 MB).");
const setup = spawnSync(process.execPath, ["../scripts/setup.mjs"], {
  cwd: "bench",
  stdio: "inherit",
});
if (setup.status !== 0) process.exit(1);
const { measure } = await import("./measure.ts");

console.log("Building the site, and its limit: the same pages without script …");
await buildSites();
const hosts = { limit: await serve(limit), site: await serve(site) };

const results = places.map((place) => ({
  ...place,
  limit: [] as Figures[],
  site: [] as Figures[],
}));
for (let run = 1; run <= runs; run++) {
  for (const result of results) {
    for (const side of ["limit", "site"] as const) {
      console.log(`Run ${run} of ${runs}: ${result.page}, ${result.device}, ${side} …`);
      result[side].push(await measure(hosts[side].origin, result.path, result.device));
    }
  }
}
for (const { close } of Object.values(hosts)) close();

const comparisons: Comparison[] = results.map(({ page, device, limit, site }) => ({
  page,
  device,
  limit: medians(limit),
  site: { ...medians(site), "All script": scriptSize() },
}));
const verdicts = judge(comparisons);
console.log(`\nMedians (runs: ${runs}):\n\n${table(comparisons)}\n`);
for (const { line } of verdicts) console.log(line);
process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
