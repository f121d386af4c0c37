import { execFileSync } from "node:child_process";
import { isInstalled } from "../scripts/installed.mjs";
import { pages } from "../src/pages.ts";
import { startPlainHost } from "../test/support/plain-host.ts";
import { type Figures, medians, nameOf, type Place } from "./figures.ts";
import { measure } from "./measure.ts";
import { publish, table } from "./publish.ts";
import { buildSites } from "./sites.ts";
import { missedTargets } from "./targets.ts";

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

if (!isInstalled("bench")) {
  console.log("Installing Lighthouse (180 MB) …");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const shell = process.platform === "win32";
  execFileSync("npm", ["ci", ...options], { cwd: "bench", stdio: "inherit", shell });
}

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
const missed = missedTargets(comparisons);
const source = `Measured ${new Date().toISOString().slice(0, 10)}, ${versions}, medians of ${runs}:`;
const verdict = missed.map((line) => `- Missed: ${line}`).join("\n") || "All targets are met.";
console.log(`\n${source}\n\n${table(comparisons)}\n\n${verdict}`);
if (!only) {
  publish(comparisons, source, verdict);
  console.log("Written to README.md and docs/performance.md.");
}
process.exit(missed.length > 0 ? 1 : 0);

async function startHosts(pictures: Place["pictures"]) {
  console.log(`Building the site with ${pictures}, and its limit: the same pages without script …`);
  const { limit, site } = await buildSites(pictures);
  return { limit: await startPlainHost(limit), site: await startPlainHost(site) };
}
