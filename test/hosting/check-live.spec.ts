import { expect, test } from "@playwright/test";
import { type Answer, ask, askTwice } from "../../hosting/ask.ts";
import { checkLive } from "../../hosting/check-live.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { serveHere } from "../support/serve-here.ts";
import { productionSite } from "../support/site.ts";

const { facts } = factsFrom(ownerFacts, "production");
const site = { address: new URL(facts.siteUrl), facts, isPublic: true };
const twin = "https://everett-home.internal/";

/** How the site, its twin and the hosts it links to answer when all is well. */
async function goodAnswer({ href: address, pathname }: URL): Promise<Answer> {
  const isOurs = address.startsWith(facts.siteUrl);
  const end = address === twin ? facts.siteUrl : address;
  const answer = await ask(new URL(isOurs ? pathname : "/favicon.svg", productionSite));
  return { ...answer, address, end };
}

/** The lines when the answers of some addresses are changed. */
async function linesWhen(addresses: RegExp, change: (answer: Answer) => Partial<Answer>) {
  const problems = await checkLive(site, async (address) => {
    const answer = await goodAnswer(address);
    return addresses.test(address.href) ? { ...answer, ...change(answer) } : answer;
  });
  return problems.map(({ title, detail }) => `${title}. ${detail}`);
}

test("A working site has no problems", async () => {
  expect(await linesWhen(/never/, () => ({}))).toEqual([]);
});

test("A review page that blocks our request isn't a problem", async () => {
  expect(await linesWhen(/reviews/, () => ({ status: 403 }))).toEqual([]);
});

const home = /home\.internal\/$/;
const services = /\/services$/;
const replaced =
  (from: string, to: string) =>
  ({ text }: Answer) => ({ text: text.replaceAll(from, to) });
const status = (status: number) => () => ({ status });

const problems: [what: string, RegExp, (answer: Answer) => Partial<Answer>, line: RegExp][] = [
  [
    "someone else has the domain",
    home,
    () => ({ text: "<title>This domain is for sale</title>" }),
    /^Someone else's page is at your address\. /,
  ],
  [
    "a page shows the wrong name",
    services,
    replaced("Cedar", "Alder"),
    /^The Services page shows the wrong name\. .*\/services doesn't show Cedar /,
  ],
  [
    "a page shows the wrong phone number",
    home,
    replaced(facts.phone.display, "(425) 555-0199"),
    /^The home page shows the wrong phone number\. .* doesn't show \(\d/,
  ],
  [
    "a phone link calls another number",
    home,
    replaced(facts.phone.href, "tel:+14255550199"),
    /^The home page shows the wrong phone number\. /,
  ],
  [
    "a page shows the wrong address",
    services,
    replaced("714 88th", "741 88th"),
    /^The Services page shows the wrong address\. .* doesn't show 714 88th St SE, /,
  ],
  [
    "the home page fails, with no lines for its parts",
    home,
    status(500),
    /^The home page can't be reached\. .*: status 500$/,
  ],
  [
    "a page doesn't answer at all",
    services,
    () => ({ status: 0, text: "certificate has expired" }),
    /^The Services page can't be reached\. .*\/services: certificate has expired$/,
  ],
  [
    "the security headers are missing",
    services,
    () => ({ headers: new Headers({ "Referrer-Policy": "no-referrer" }) }),
    /^The Services page is missing security headers\. .* doesn't send Content-Security-Policy, .*-Options$/,
  ],
  [
    "a page is hidden from search engines",
    services,
    replaced("<head>", '<head><meta name="robots" content="noindex"/>'),
    /^The Services page is hidden from search engines\. .* says noindex, /,
  ],
  ["the script is missing", /\.js$/, status(404), /^The script can't be reached\. .*: status 404$/],
  ["the map is missing", /output=embed$/, status(404), /^The map can't be reached\. /],
  ["the review page is gone", /reviews/, status(410), /^The page with reviews can't be reached\. /],
  ["the email service is down", /emailjs/, status(503), /^The email service can't be reached\. /],
  [
    "the address without www leads elsewhere",
    /\/\/everett-home/,
    () => ({ end: "https://parked.example/" }),
    /^everett-home\.internal doesn't lead to your website\. .* leads to https:\/\/parked\.example\/$/,
  ],
];

for (const [what, addresses, change, line] of problems) {
  test(`One line when ${what}`, async () => {
    expect(await linesWhen(addresses, change)).toEqual([expect.stringMatching(line)]);
  });
}

test("A page that fails once is asked again", async () => {
  let visits = 0;
  const { origin, close } = await serveHere((_, response) => {
    visits += 1;
    response.writeHead(visits === 1 ? 503 : 200).end();
  });
  expect(await askTwice(new URL(origin), 0)).toMatchObject({ status: 200 });
  close();
  const refused = { status: 0, text: expect.stringContaining("ECONNREFUSED") };
  expect(await askTwice(new URL(origin), 0)).toMatchObject(refused);
});
