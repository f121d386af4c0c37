import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Report } from "lighthouse";
import { ensureBrowser } from "../programs/chromium.ts";
import type { Device, Figures } from "./figures.ts";

export const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // Another machine would be measured along, so none can be reached; who asks for one is counted.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/** What the figures were measured with, for whoever reads them later. */
export type Versions = { lighthouse: string; chromium: string };

/** One Lighthouse run with its default settings, in a browser of its own. */
export async function measure(address: string, device: Device) {
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags });
  try {
    const result = await lighthouse(
      address,
      { port: chrome.port, logLevel: "error" },
      device === "desktop" ? desktopConfig : undefined,
    );
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no report"}`);
    const { lhr } = result;
    const chromium = /Chrome\/([\d.]+)/.exec(lhr.environment.hostUserAgent)?.[1] ?? "";
    const versions: Versions = { lighthouse: lhr.lighthouseVersion, chromium };
    return { figures: figuresOf(lhr, new URL(address).origin), versions };
  } finally {
    chrome.kill();
  }
}

function figuresOf({ audits, categories }: Report, origin: string): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const bytes = (...types: string[]) =>
    requests
      .filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    "First Contentful Paint": value("first-contentful-paint"),
    "Largest Contentful Paint": value("largest-contentful-paint"),
    "Speed Index": value("speed-index"),
    "Total Blocking Time": value("total-blocking-time"),
    "Cumulative Layout Shift": value("cumulative-layout-shift"),
    HTML: bytes("Document"),
    CSS: bytes("Stylesheet"),
    Fonts: bytes("Font"),
    Images: bytes("Image"),
    Script: bytes("Script"),
    "Total transfer": bytes(),
    Requests: requests.length,
    "Requests to other hosts": requests.filter(
      ({ url }) => /^http/.test(url) && !url.startsWith(`${origin}/`),
    ).length,
    Performance: score("performance"),
    Accessibility: score("accessibility"),
    "Best practices": score("best-practices"),
    SEO: score("seo"),
  };
}
