import { expect, test } from "@playwright/test";
import { checkLive, twinOf } from "../../hosting/check-live.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { pages } from "../../src/pages.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { serveHere } from "../support/serve-here.ts";
import { productionSite } from "../support/site.ts";
import { type Spoiled, serveSpoiled } from "../support/spoiled-site.ts";

const { facts } = factsFrom(ownerFacts, "production");

async function problemsOf(spoiled: Record<string, Spoiled>): Promise<string[]> {
  const { origin, close } = await serveSpoiled(productionSite, spoiled);
  const problems = await checkLive({ site: new URL(origin), facts, wait: 0 }).finally(close);
  return problems.map(({ title, detail }) => `${title}. ${detail.replaceAll(`${origin}/`, "/")}`);
}

test("A working site has no problems", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test("A review page that blocks our request isn't a problem", async () => {
  expect(await problemsOf({ "/reviews": { status: 403 } })).toEqual([]);
});

test("A page that fails once isn't a problem", async () => {
  expect(await problemsOf({ "/$": { status: 503, times: 1 } })).toEqual([]);
});

const replaced = (from: string, to: string) => ({
  page: (html: string) => html.replaceAll(from, to),
});

const problems: [what: string, Record<string, Spoiled>, line: RegExp][] = [
  [
    "someone else has the domain",
    { "/": { page: () => "<title>This domain is for sale</title>" } },
    /^Someone else's page is at your address\. Has the domain expired\?$/,
  ],
  [
    "a page shows the wrong name",
    { "/services": replaced("Cedar", "Alder") },
    /^The Services page shows the wrong name\. \/services doesn't show Cedar /,
  ],
  [
    "a page shows the wrong phone number",
    { "/$": replaced(facts.phone.display, "(425) 555-0199") },
    /^The home page shows the wrong phone number\. \/ doesn't show \(\d/,
  ],
  [
    "a phone link calls another number",
    { "/$": replaced(facts.phone.href, "tel:+14255550199") },
    /^The home page shows the wrong phone number\. /,
  ],
  [
    "a page shows the wrong address",
    { "/services": replaced("714 88th", "741 88th") },
    /^The Services page shows the wrong address\. \/services doesn't show 714 88th St SE, /,
  ],
  [
    "the home page fails, with no lines for its parts",
    { "/$": { status: 500 } },
    /^The home page can't be reached\. \/: status 500\. /,
  ],
  [
    "a security header is missing",
    { "/services": { without: "content-security-policy" } },
    /^The Services page is missing security headers\. \/services doesn't send Content-Security-Policy\. /,
  ],
  [
    "a page is hidden from search engines",
    { "/$": { header: ["X-Robots-Tag", "noindex"] } },
    /^The home page is hidden from search engines\. \/ says noindex, /,
  ],
  [
    "the script is missing",
    { "/assets/.*js": { status: 404 } },
    /^The script can't be reached\. \/assets\/.*\.js: status 404\. /,
  ],
  [
    "the first picture is missing",
    { "/assets/.*avif": { status: 404 } },
    /^The first picture can't be reached\. \/assets\/.*\.avif: status 404\. /,
  ],
  [
    "the map is missing",
    { "/map": { status: 404 } },
    /^The map can't be reached\. \/map\?q=714.*&output=embed: status 404\. /,
  ],
  [
    "the review page is gone",
    { "/reviews": { status: 410 } },
    /^The page with reviews can't be reached\. \/reviews\?home=1: status 410\. /,
  ],
  [
    "the email service is down",
    { "/email": { status: 503 } },
    /^The email service can't be reached\. \/email\/.*: status 503\. /,
  ],
];

for (const [what, spoiled, line] of problems) {
  test(`One line when ${what}`, async () => {
    expect(await problemsOf(spoiled)).toEqual([expect.stringMatching(line)]);
  });
}

test("One line for each page when the site doesn't respond at all", async () => {
  const { origin, close } = await serveSpoiled(productionSite, {});
  close();
  const site = new URL(origin);
  expect((await checkLive({ site, facts, wait: 0 })).map(({ title }) => title)).toEqual(
    pages.map(({ name }) => `The ${name} page can't be reached`),
  );
});

test("The addresses with and without www must lead to the same site", async () => {
  const { origin, close } = await serveSpoiled(productionSite, {});
  const redirect = await serveHere((_, response) => {
    response.writeHead(301, { Location: origin }).end();
  });
  const parked = await serveHere((_, response) => response.end("This domain is for sale"));
  const check = (twin: string) =>
    checkLive({ site: new URL(origin), facts, wait: 0, twin: new URL(twin) });
  expect(await check(redirect.origin)).toEqual([]);
  expect((await check(parked.origin)).map(({ title }) => title)).toEqual([
    `${new URL(parked.origin).host} doesn't lead to your website`,
  ]);
  for (const server of [redirect, parked]) server.close();
  close();
});

test("A domain has a twin with or without www; a subdomain doesn't", () => {
  const twin = (site: string) => twinOf(new URL(site))?.href;
  expect(twin("https://www.cedar.example")).toBe("https://cedar.example/");
  expect(twin("https://cedar.example")).toBe("https://www.cedar.example/");
  expect(twin("https://home.cedar.example")).toBeUndefined();
});
