import { execFileSync } from "node:child_process";
import { pages } from "../src/pages.ts";
import { type Figures, medians, nameOf, type Place } from "./figures.ts";
import { measure } from "./measure.ts";
import { startPlainHost } from "./plain-host.ts";
import { publish, table } from "./publish.ts";
import { buildSites } from "./sites.ts";

const runs = Number(process.env.BENCH_RUNS ?? 3);
const only = process.env.BENCH_ONLY ?? "";
const places = (["own pictures", "photographs"] as const)
  .flatMap((pictures) =>
    (["mobile", "desktop"] as const).flatMap((device) =>
      pages.map((page): Place => ({ page, device, pictures })),
    ),
  )
  .filter((place) => nameOf(place).replaceAll(", ", "-").toLowerCase().startsWith(only));

if (!(runs >= 1) || places.length === 0) {
  console.error("BENCH_RUNS must be 1 or more, and BENCH_ONLY a place, like home-mobile.");
  process.exit(1);
}

execFileSync("node", ["scripts/install.mjs", "bench"], { stdio: "inherit" });

const hosts = new Map<string, Awaited<ReturnType<typeof startHosts>>>();
for (const { pictures } of places) {
  if (!hosts.has(pictures)) hosts.set(pictures, await startHosts(pictures));
}

const measured = places.map((place) => ({
  ...place,
  limit: [] as Figures[],
  site: [] as Figures[],
}));
let versions = "";
for (let run = 1; run <= runs; run++) {
  for (const place of measured) {
    for (const side of ["limit", "site"] as const) {
      console.log(`Run ${run} of ${runs}: ${nameOf(place)}, ${side} …`);
      const origin = hosts.get(place.pictures)?.[side].origin;
      const result = await measure(`${origin}${place.page.path}`, place.device);
      place[side].push(result.figures);
      versions = result.versions;
    }
  }
}

const comparisons = measured.map(({ limit, site, ...place }) => ({
  ...place,
  limit: medians(limit),
  site: medians(site),
}));
const source = `Measured ${new Date().toISOString().slice(0, 10)}, ${versions}, medians of ${runs}:`;
console.log(`\n${source}\n\n${table(comparisons)}`);
if (!only) {
  publish(comparisons, source);
  console.log("Written to README.md and docs/performance.md.");
}
process.exit();

async function startHosts(pictures: Place["pictures"]) {
  console.log(`Building the site with ${pictures}, and its limit: the same pages without script …`);
  const { limit, site } = await buildSites(pictures);
  return { limit: await startPlainHost(limit), site: await startPlainHost(site) };
}
