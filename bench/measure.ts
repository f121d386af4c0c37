import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { launchOptions } from "../programs/chromium.ts";
import type { Figures, Visit } from "./figures.ts";

/** Only this machine can be reached, so no other server is measured. */
const chromeFlags = ["--headless=new", ...launchOptions.args]
  // Lighthouse splits this at spaces outside quotes.
  .map((flag) => flag.replace(/=(.+)/, "='$1'"))
  .join(" ");

/** The parts of Lighthouse's report that we read. */
type Report = {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: Item[] } }>;
};
/** In the audit that lists the page's requests. */
type Item = { url: string; resourceType: string; transferSize: number };

/** One Lighthouse run with its default settings, in a new browser. */
export async function measure(url: string, device: Visit["device"], browser: string) {
  const options = ["--output=json", "--quiet", "--no-enable-error-reporting"];
  if (device === "desktop") options.push("--preset=desktop");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "bench/node_modules/lighthouse/cli/index.js",
      url,
      `--chrome-flags=${chromeFlags}`,
      ...options,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  const report: Report = JSON.parse(stdout);
  const chromium = /Chrome\/([\d.]+)/.exec(report.environment.hostUserAgent)?.[1];
  const versions = `Lighthouse ${report.lighthouseVersion}, Chromium ${chromium}`;
  return { figures: figuresOf(report), versions };
}

function figuresOf({ audits, categories }: Report): Figures {
  const value = (audit: string) => known(audits[audit]?.numericValue, audit);
  const milliseconds = (audit: string) => Math.round(value(audit));
  const scores = ["performance", "accessibility", "best-practices", "seo"].map(
    (category) => known(categories[category]?.score, category) * 100,
  );
  const requests = known(audits["network-requests"]?.details?.items, "network-requests");
  const kilobytes = (isWanted: (request: Item) => boolean) => {
    const bytes = requests.filter(isWanted).map(({ transferSize }) => transferSize);
    return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10;
  };
  const isReact = ({ url }: Item) => url.includes("/assets/react-");
  // The boot file is part of the page. It loads the late scripts, after the paint.
  const isLate = ({ url, resourceType }: Item) =>
    resourceType === "Script" && !url.includes("/assets/boot-");
  return {
    "First paint, ms": milliseconds("first-contentful-paint"),
    "Largest paint, ms": milliseconds("largest-contentful-paint"),
    "Blocking time, ms": milliseconds("total-blocking-time"),
    "Layout shift": value("cumulative-layout-shift"),
    "Lowest score": Math.min(...scores),
    "Without late script, KB": kilobytes((request) => !isLate(request)),
    "Our late script, KB": kilobytes((request) => isLate(request) && !isReact(request)),
    "React, KB": kilobytes(isReact),
  };
}

/** Rather no figures than wrong ones. */
function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value == null) throw new Error(`Lighthouse's report has no ${name}`);
  return value;
}
