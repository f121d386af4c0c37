import { setTimeout as pause } from "node:timers/promises";
import type { Facts } from "../src/content.ts";
import { pages } from "../src/pages.ts";

/** The title stays the same from day to day while the fault lasts. */
export type Fault = { title: string; detail: string };

type Options = {
  site: URL;
  /** What the pages should say. */
  facts: Facts;
  /** The same address with or without "www", if there is one. */
  twin?: URL | undefined;
  /** How long to wait before asking again, in milliseconds. */
  wait?: number;
};

type Page = { address: string; end: string; status: number; headers: Headers; text: string };
type Silence = { address: string; problem: string };
type Ask = (address: URL) => Promise<Page | Silence>;

const securityHeaders = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];

/** What the home page needs, where it names it, and which answers are a fault. */
const parts: [name: string, address: RegExp, isFault: (status: number) => boolean][] = [
  ["script", /<script [^>]*src="([^"]+)"/, (status) => status !== 200],
  ["first picture", /<source [^>]*srcset="([^" ]+)/i, (status) => status !== 200],
  ["map", /<iframe [^>]*src="([^"]+)"/, isGone],
  ["page with reviews", /<a [^>]*href="([^"]+)"[^>]*>Testimonials</, isGone],
  // It has nothing to show at the address that messages are posted to.
  ["email service", /<form [^>]*action="([^"]+)"/, (status) => status >= 500],
];

/** Looks at the published site as a visitor would. It sends no message. */
export async function checkLive({ site, facts, twin, wait = 60_000 }: Options): Promise<Fault[]> {
  const ask: Ask = (address) => askTwice(address, wait);
  const answers = await Promise.all(pages.map(({ path }) => ask(new URL(path, site))));
  const home = answers[0] as Page | Silence;
  if (isFine(home) && isForeign(home, facts)) {
    return [
      { title: "Somebody else's page is at your address", detail: "Has the domain run out?" },
    ];
  }
  const faults = await Promise.all([
    ...answers.map((answer, at) => pageFaults(`The ${pages[at]?.name} page`, answer, facts)),
    ...(isFine(home) ? parts.map((part) => partFaults(part, home, ask)) : []),
    twin ? twinFaults(twin, site, ask) : [],
  ]);
  return faults.flat();
}

/** The address without "www" of an address with it, and the other way around. */
export function twinOf(site: URL): URL | undefined {
  const twin = new URL(site);
  if (site.hostname.startsWith("www.")) twin.hostname = site.hostname.slice("www.".length);
  else if (site.hostname.split(".").length === 2) twin.hostname = `www.${site.hostname}`;
  else return undefined;
  return twin;
}

function pageFaults(name: string, page: Page | Silence, facts: Facts): Fault[] {
  if (!isFine(page)) return [unreachable(name, page)];
  const { address, headers, text } = page;
  const faults: Fault[] = [];
  for (const [fact, values] of Object.entries(shownFacts(facts))) {
    if (values.every((value) => text.includes(value))) continue;
    const detail = `${address} doesn't show ${values[0]}. Was the last change published? See the builds at Cloudflare`;
    faults.push({ title: `${name} shows another ${fact}`, detail });
  }
  const lost = securityHeaders.filter((header) => !headers.has(header));
  if (lost.length > 0) {
    const detail = `${address} has no ${lost.join(", ")}. At Cloudflare, run the latest build again`;
    faults.push({ title: `${name} lost its protection`, detail });
  }
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  if (forRobots.join().includes("noindex")) {
    const detail = `${address} says noindex, like a preview. At Cloudflare, run the latest build again`;
    faults.push({ title: `${name} is hidden from search engines`, detail });
  }
  return faults;
}

async function partFaults([name, address, isFault]: (typeof parts)[number], page: Page, ask: Ask) {
  const found = address.exec(page.text)?.[1]?.replaceAll("&amp;", "&");
  if (!found) return [{ title: `The ${name} is missing`, detail: `${page.address} has none` }];
  const answer = await ask(new URL(found, page.address));
  return "problem" in answer || isFault(answer.status) ? [unreachable(`The ${name}`, answer)] : [];
}

async function twinFaults(twin: URL, site: URL, ask: Ask): Promise<Fault[]> {
  const answer = await ask(twin);
  if ("end" in answer && new URL(answer.end).origin === site.origin) return [];
  const end = "end" in answer ? `it leads to ${answer.end}` : answer.problem;
  const detail = `${twin.href}: ${end}. docs/setup.md has the step for it`;
  return [{ title: `${twin.host} doesn't lead to your website`, detail }];
}

/** What a visitor must see on each page, as it is written in HTML. */
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

/** A page may refuse programs (403) and still be there for people. */
function isGone(status: number): boolean {
  return status === 404 || status === 410 || status >= 500;
}

function unreachable(name: string, answer: Page | Silence): Fault {
  const reason = "problem" in answer ? answer.problem : `the answer is ${answer.status}`;
  return { title: `${name} can't be reached`, detail: `${answer.address}: ${reason}` };
}

/** A network or a server may fail for a moment. */
async function askTwice(address: URL, wait: number): Promise<Page | Silence> {
  const first = await askOnce(address.href);
  if ("status" in first && first.status < 500) return first;
  await pause(wait);
  return askOnce(address.href);
}

async function askOnce(address: string): Promise<Page | Silence> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    const { url: end, status, headers } = answer;
    return { address, end, status, headers, text: await answer.text() };
  } catch (error) {
    return { address, problem: problemOf(error as Error) };
  }
}

/** The usual failures in the owner's words. */
function problemOf(error: Error): string {
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  if (error.name === "TimeoutError") return "no answer within 20 seconds";
  if (code === "ENOTFOUND") return "there is no such address. Has the domain run out?";
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code}`)) return "browsers refuse its certificate";
  if (/ECONNREFUSED|ECONNRESET|UND_ERR/.test(`${code}`)) return "the connection was refused";
  return message;
}
