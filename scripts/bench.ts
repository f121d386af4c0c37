import { execFile, spawn } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { buildSite, productionSite } from "../site-build/site.ts";
import { pages } from "../src/pages.ts";
import { findChromium, launchOptions } from "./shared/find-browser.ts";
import { runAndExplain } from "./shared/run-and-explain.ts";

const lighthouse = "lighthouse@13.5.0";
const devices = { mobile: [], desktop: ["--preset=desktop"] };
/** While facts are missing, the site hides from search engines. */
const exceptions = "--skip-audits=is-crawlable";
/** The baseline is the same page without script. */
const withoutScript = "--blocked-url-patterns=*.js";

const audits = {
  "First paint, ms": "first-contentful-paint",
  "Largest paint, ms": "largest-contentful-paint",
  "Blocking time, ms": "total-blocking-time",
  "Layout shift": "cumulative-layout-shift",
  Bytes: "total-byte-weight",
};
const titles = [...Object.keys(audits), "Lowest score"];

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const run = promisify(execFile);
const browser = findChromium();
if (!browser) throw new Error("No browser found. Install Chromium or Chrome, or set CHROME_PATH.");
const assets = ".cache/bench";
await runAndExplain(buildSite({ ...productionSite, out: assets }));
const host = spawn("wrangler", [
  ...["dev", "--config", "wrangler.jsonc", "--assets", assets],
  ...["--env-file", "local/wrangler.env", "--port", "0"],
]);
const origin = await new Promise<string>((resolve, reject) => {
  host.stdout.on("data", (output) => {
    const [, url] = /Ready on (\S+)/.exec(output) ?? [];
    if (url) resolve(url);
  });
  host.on("error", reject).on("exit", reject);
});

const { stdout: version } = await run(browser, ["--version"]);
const today = new Date().toISOString().slice(0, 10);
console.log(`Measured ${today}, ${lighthouse}, ${version.trim()}, medians of ${values.runs}:\n`);
printRow("baseline → site", ...titles);
printRow("---", ...titles.map(() => "---"));
for (const [device, options] of Object.entries(devices)) {
  for (const { name, path } of pages) {
    const baseline: number[][] = [];
    const site: number[][] = [];
    for (let count = 0; count < Number(values.runs); count++) {
      baseline.push(await measure(origin + path, ...options, withoutScript));
      site.push(await measure(origin + path, ...options));
    }
    const cells = titles.map((_, index) => compare(median(baseline, index), median(site, index)));
    printRow(`${name}, ${device}`, ...cells);
  }
}
host.kill();

/** Runs Lighthouse once, in a new browser. Returns a figure for each title. */
async function measure(...options: string[]): Promise<number[]> {
  // Lighthouse splits Chromium's options at spaces outside quotes.
  const flags = launchOptions.args.map((flag) => flag.replace(/=(.+)/, "='$1'"));
  options.push(
    exceptions,
    `--chrome-flags=--headless=new ${flags.join(" ")}`,
    "--output=json",
    "--quiet",
  );
  const { stdout } = await run("npx", ["--yes", lighthouse, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const report = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(report.categories).map(({ score }) => score);
  return [
    ...Object.values(audits).map((name) => report.audits[name].numericValue),
    100 * Math.min(...scores),
  ];
}

/** Of one figure. With an even number of runs, the lower of the middle two. */
function median(runs: number[][], index: number): number {
  const values = runs.map((run) => run[index] ?? Number.NaN).toSorted((a, b) => a - b);
  return values[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

function compare(baseline: number, site: number): string {
  const format = (figure: number) => figure.toLocaleString("en", { maximumSignificantDigits: 4 });
  const [before, after] = [format(baseline), format(site)];
  if (before === after) return after;
  return `${before} → ${after}${baseline > 0 ? ` ×${(site / baseline).toFixed(2)}` : ""}`;
}

function printRow(...cells: string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
