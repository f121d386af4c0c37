import type { Facts } from "../src/content.ts";
import { pages } from "../src/pages.ts";
import { askTwice, type Page, type Silence } from "./ask.ts";

/** The title stays the same from day to day while the problem lasts. */
export type Problem = { title: string; detail: string };

type Options = {
  site: URL;
  /** What the pages should say. */
  facts: Facts;
  /** The same address with or without "www", if there is one. */
  twin?: URL | undefined;
  /** How long to wait before the second try, in milliseconds. */
  wait?: number;
};

type Ask = (address: URL) => Promise<Page | Silence>;

const securityHeaders = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];

const buildAgain = "On Cloudflare, run the latest build again";

type Part = { name: string; at: RegExp; isProblem: (status: number) => boolean; advice: string };

/** What the home page needs, and where its HTML names each part. */
const parts: Part[] = [
  {
    name: "script",
    at: /<script [^>]*src="([^"]+)"/,
    isProblem: (status) => status !== 200,
    advice: buildAgain,
  },
  {
    name: "first picture",
    at: /<source [^>]*srcset="([^" ]+)/i,
    isProblem: (status) => status !== 200,
    advice: buildAgain,
  },
  {
    name: "map",
    at: /<iframe [^>]*src="([^"]+)"/,
    isProblem: isGone,
    advice: "It's run by Google. Wait a day. Your address is next to it",
  },
  {
    name: "page with reviews",
    at: /<a [^>]*href="([^"]+)"[^>]*>Testimonials</,
    isProblem: isGone,
    advice: "Copy its new address into Facts",
  },
  {
    name: "email service",
    at: /<form [^>]*action="([^"]+)"/,
    // Messages are posted to this address, so an answer like 404 to a visit is normal.
    isProblem: (status) => status >= 500,
    advice: "It's run by EmailJS. Wait a day. Visitors can call",
  },
];

/** Looks at the published site as a visitor would. It sends no message. */
export async function checkLive({ site, facts, twin, wait = 60_000 }: Options): Promise<Problem[]> {
  const ask: Ask = (address) => askTwice(address, wait);
  const answers = await Promise.all(pages.map(({ path }) => ask(new URL(path, site))));
  const home = answers[0] as Page | Silence;
  if (isFine(home) && isForeign(home, facts)) {
    return [{ title: "Someone else's page is at your address", detail: "Has the domain expired?" }];
  }
  const problems = await Promise.all([
    ...answers.map((answer, at) => pageProblems(`The ${pages[at]?.name} page`, answer, facts)),
    ...(isFine(home) ? parts.map((part) => partProblems(part, home, ask)) : []),
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

function pageProblems(name: string, page: Page | Silence, facts: Facts): Problem[] {
  if (!isFine(page)) {
    return [unreachable(name, page, "If you can't see it either, look at cloudflarestatus.com")];
  }
  const { address, headers, text } = page;
  const problems: Problem[] = [];
  for (const [fact, values] of Object.entries(shownFacts(facts))) {
    if (values.every((value) => text.includes(value))) continue;
    const detail = `${address} doesn't show ${values[0]}. See on Cloudflare if the latest build failed`;
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

async function partProblems({ name, at, isProblem, advice }: Part, page: Page, ask: Ask) {
  const found = at.exec(page.text)?.[1]?.replaceAll("&amp;", "&");
  if (!found)
    return [{ title: `The ${name} is missing`, detail: `${page.address} doesn't have one` }];
  const answer = await ask(new URL(found, page.address));
  const hasProblem = "problem" in answer || isProblem(answer.status);
  return hasProblem ? [unreachable(`The ${name}`, answer, advice)] : [];
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

function isFine(answer: Page | Silence): answer is Page {
  return "status" in answer && answer.status === 200;
}

/** A page that refuses programs (403) can still work for people. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status >= 500;
}

function unreachable(name: string, answer: Page | Silence, advice: string): Problem {
  const reason = "problem" in answer ? answer.problem : `status ${answer.status}`;
  return { title: `${name} can't be reached`, detail: `${answer.address}: ${reason}. ${advice}` };
}
