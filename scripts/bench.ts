import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { startHost } from "../hosting/host.ts";
import { productionSite } from "../site-build/site.ts";
import { pages } from "../src/pages.ts";
import { launchOptions, requireChromium } from "./shared/browsers.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

const lighthouse = "lighthouse@13.5.0";
const devices = { mobile: [], desktop: ["--preset=desktop"] };
/** While facts are missing, the site hides from search engines. */
const exceptions = "--skip-audits=is-crawlable";
/** The baseline is the same page without script. */
const withoutScript = "--blocked-url-patterns=*.js";

/** The parts of Lighthouse's report that we read. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: {
    metrics: { details: { items: [Record<string, number>] } };
    "network-requests": { details: { items: Request[] } };
  };
};
type Request = { url: string; resourceType: string; transferSize: number };

const figures: Record<string, (report: Report) => number> = {
  "First paint, ms": (report) => metric(report, "firstContentfulPaint"),
  "Largest paint, ms": (report) => metric(report, "largestContentfulPaint"),
  "Blocking time, ms": (report) => metric(report, "totalBlockingTime"),
  "Layout shift": (report) => metric(report, "cumulativeLayoutShift"),
  "Lowest score": ({ categories }) =>
    Math.min(...Object.values(categories).map(({ score }) => score * 100)),
  "Without late script, KB": (report) => kilobytes(report, "page"),
  "Our late script, KB": (report) => kilobytes(report, "our late script"),
  "React, KB": (report) => kilobytes(report, "React"),
};

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const run = promisify(execFile);
const browser = requireChromium();
const assets = ".cache/bench";
await buildOrExit({ ...productionSite, out: assets });
const { origin } = await startHost({ site: "production", assets });

const { stdout: version } = await run(browser, ["--version"]);
const today = new Date().toISOString().slice(0, 10);
console.log(`Measured ${today}, ${lighthouse}, ${version.trim()}, medians of ${values.runs}:\n`);
printRow("baseline → site", ...Object.keys(figures));
printRow("---", ...Object.keys(figures).map(() => "---"));
for (const [device, options] of Object.entries(devices)) {
  for (const { name, path } of pages) {
    const baseline: Report[] = [];
    const site: Report[] = [];
    for (let count = 0; count < Number(values.runs); count++) {
      baseline.push(await measure(origin + path, ...options, withoutScript));
      site.push(await measure(origin + path, ...options));
    }
    const cells = Object.values(figures).map((figure) =>
      compare(median(baseline.map(figure)), median(site.map(figure))),
    );
    printRow(`${name}, ${device}`, ...cells);
  }
}
// The host would keep this process alive, and ends with it.
process.exit();

/** Runs Lighthouse once, in a new browser. */
async function measure(...options: string[]): Promise<Report> {
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
  return JSON.parse(stdout);
}

function metric({ audits }: Report, name: string): number {
  return audits.metrics.details.items[0][name] ?? Number.NaN;
}

function kilobytes({ audits }: Report, part: ReturnType<typeof partOf>): number {
  const requests = audits["network-requests"].details.items.filter((each) => partOf(each) === part);
  return Math.round(requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10;
}

function partOf({ url, resourceType }: Request) {
  if (url.includes("/assets/react-")) return "React";
  // The boot file is part of the page. It loads the late scripts, after the paint.
  const isLate = resourceType === "Script" && !url.includes("/assets/boot-");
  return isLate ? "our late script" : "page";
}

/** With an even number, the lower of the middle two. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

function compare(baseline: number, site: number): string {
  const [before, after] = [baseline.toLocaleString("en"), site.toLocaleString("en")];
  if (before === after) return after;
  return `${before} → ${after}${baseline > 0 ? ` ×${(site / baseline).toFixed(2)}` : ""}`;
}

function printRow(...cells: string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
