import type { Facts } from "../src/content.ts";
import { pages } from "../src/pages.ts";
import {
  type Ask,
  askTwice,
  isFine,
  type NoAnswer,
  type Page,
  type Problem,
  unreachable,
} from "./ask.ts";
import { buildAgain, partProblems } from "./page-parts.ts";

type Options = {
  site: URL;
  /** What the pages should say. */
  facts: Facts;
  /** The same address with or without "www", if there is one. */
  twin?: URL | undefined;
  /** How long to wait before the second try, in milliseconds. */
  wait?: number;
};

const securityHeaders = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];

/** Looks at the published site as a visitor would. It sends no message. */
export async function checkLive({ site, facts, twin, wait = 60_000 }: Options): Promise<Problem[]> {
  const ask: Ask = (address) => askTwice(address, wait);
  const answers = await Promise.all(pages.map(({ path }) => ask(new URL(path, site))));
  const home = answers[0] as Page | NoAnswer;
  if (isFine(home) && isForeign(home, facts)) {
    return [{ title: "Someone else's page is at your address", detail: "Has the domain expired?" }];
  }
  const problems = await Promise.all([
    ...answers.map((answer, at) => pageProblems(`The ${pages[at]?.name} page`, answer, facts)),
    isFine(home) ? partProblems(home, ask) : [],
    twin ? twinProblems(twin, site, ask) : [],
  ]);
  return problems.flat();
}

/** The same address without "www" if it has it, or with "www" if it doesn't. */
export function twinOf(site: URL): URL | undefined {
  const twin = new URL(site);
  if (site.hostname.startsWith("www.")) twin.hostname = site.hostname.slice("www.".length);
  else if (site.hostname.split(".").length === 2) twin.hostname = `www.${site.hostname}`;
  else return undefined;
  return twin;
}

function pageProblems(name: string, page: Page | NoAnswer, facts: Facts): Problem[] {
  if (!isFine(page)) {
    return [unreachable(name, page, "If you can't see it either, look at cloudflarestatus.com")];
  }
  const { address, headers, text } = page;
  const problems: Problem[] = [];
  for (const [fact, values] of Object.entries(shownFacts(facts))) {
    if (values.every((value) => text.includes(value))) continue;
    const detail = `${address} doesn't show ${values[0]}. Check on Cloudflare whether the latest build failed`;
    problems.push({ title: `${name} shows the wrong ${fact}`, detail });
  }
  const missing = securityHeaders.filter((header) => !headers.has(header));
  if (missing.length > 0) {
    const detail = `${address} doesn't send ${missing.join(", ")}. ${buildAgain}`;
    problems.push({ title: `${name} is missing security headers`, detail });
  }
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  if (forRobots.join().includes("noindex")) {
    const detail = `${address} says noindex, like a preview. ${buildAgain}`;
    problems.push({ title: `${name} is hidden from search engines`, detail });
  }
  return problems;
}

async function twinProblems(twin: URL, site: URL, ask: Ask): Promise<Problem[]> {
  const answer = await ask(twin);
  if ("end" in answer && new URL(answer.end).origin === site.origin) return [];
  const end = "end" in answer ? `it leads to ${answer.end}` : answer.problem;
  const detail = `${twin.href}: ${end}. docs/setup.md says how to fix it`;
  return [{ title: `${twin.host} doesn't lead to your website`, detail }];
}

/** What each page must show, as it appears in HTML. */
function shownFacts({ companyName, phone, address }: Facts): Record<string, string[]> {
  return {
    name: [inHtml(companyName)],
    "phone number": [phone.display, `href="${phone.href}"`],
    address: [inHtml(address.line)],
  };
}

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

function isForeign({ text }: Page, facts: Facts): boolean {
  return ![inHtml(facts.companyName), facts.phone.display].some((fact) => text.includes(fact));
}
