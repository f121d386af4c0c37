import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startPlainHost } from "../test/support/plain-host.ts";
import { type Comparison, type Figures, medians, type Place } from "./figures.ts";
import type { Versions } from "./measure.ts";
import { publish } from "./publish.ts";
import { buildSites, scriptSizes } from "./sites.ts";
import { table } from "./table.ts";
import { judge } from "./targets.ts";

const runs = Number(process.env.BENCH_RUNS ?? 3);
const only = process.env.BENCH_ONLY ?? "";
const paths = { home: "/", services: "/services" };
const places: Place[] = (["own pictures", "photographs"] as const)
  .flatMap((pictures) =>
    (["mobile", "desktop"] as const).flatMap((device) =>
      (["home", "services"] as const).map((page) => ({ page, device, pictures })),
    ),
  )
  .filter(({ page, device, pictures }) => `${page}-${device}-${pictures}`.startsWith(only));

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
const { measureSlowDevice } = await import("./slow-device.ts");

console.log("Building the site, and its limit: the same pages without script …");
const sites = await buildSites();
const hosts = {
  "own pictures": {
    limit: await startPlainHost(sites["own pictures"].limit),
    site: await startPlainHost(sites["own pictures"].site),
  },
  photographs: {
    limit: await startPlainHost(sites.photographs.limit),
    site: await startPlainHost(sites.photographs.site),
  },
};

const results = places.map((place) => ({ place, limit: [] as Figures[], site: [] as Figures[] }));
let versions: Versions = { lighthouse: "", chromium: "" };
for (let run = 1; run <= runs; run++) {
  for (const { place, ...sides } of results) {
    const { page, device, pictures } = place;
    for (const side of ["limit", "site"] as const) {
      console.log(`Run ${run} of ${runs}: ${page}, ${device}, ${pictures}, ${side} …`);
      const measured = await measure(hosts[pictures][side].origin + paths[page], device);
      sides[side].push(measured.figures);
      versions = measured.versions;
    }
  }
}
const slowDevice = only ? [] : await measureSlowDevice(hosts.photographs.site.origin);
for (const each of Object.values(hosts)) {
  each.limit.close();
  each.site.close();
}

const comparisons: Comparison[] = results.map(({ place, limit, site }) => ({
  ...place,
  limit: medians(limit),
  site: { ...medians(site), ...scriptSizes(sites[place.pictures].site) },
}));
const verdicts = [...judge(comparisons), ...slowDevice];
const lines = verdicts.map(({ line }) => line);
console.log(`\nMedians (runs: ${runs}):\n\n${table(comparisons)}\n`);
for (const line of lines) console.log(line);
if (!only) {
  const date = new Date().toISOString().slice(0, 10);
  publish(comparisons, lines, { runs, versions, date });
  console.log("Written: README.md, docs/performance.md, docs/paints.svg");
}
process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
