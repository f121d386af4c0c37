import { expect, test } from "@playwright/test";
import { type Answer, ask } from "../../hosting/checks/ask.ts";
import { checkLive } from "../../hosting/checks/check-live.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { testSites } from "../support/test-sites.ts";

const facts = factsFrom(ownerFacts);
const twin = "https://everett-home.internal/";

/** How the site, its twin and the hosts it links to answer when all is well. */
async function goodAnswer({ href: url, pathname }: URL): Promise<Answer> {
  const isOurs = url.startsWith(facts.siteUrl);
  const finalUrl = url === twin ? facts.siteUrl : url;
  const answer = await ask(new URL(isOurs ? pathname : "/favicon.svg", testSites.production.url));
  return { ...answer, url, finalUrl };
}

type Change = (answer: Answer) => Partial<Answer>;

const HOUR = 3_600_000;

/** The problems found when some URLs answer differently. An older version lacks the newest facts. */
function problemsWhen(urls: RegExp, change: Change, { hoursSinceSave = 25 } = {}) {
  const changed = async (url: URL) => {
    const answer = await goodAnswer(url);
    return urls.test(url.href) ? { ...answer, ...change(answer) } : answer;
  };
  const saved = new Date(Date.now() - hoursSinceSave * HOUR);
  return checkLive(new URL(facts.siteUrl), changed, (version) =>
    version === "tested" ? undefined : saved,
  );
}

/** The home page, and the twin, which leads there. */
const home = /home\.internal\/$/;
const services = /\/services$/;
const status = (status: number) => () => ({ status });
const unreachable: Change = ({ url }) => ({ status: 0, finalUrl: url, text: "ENOTFOUND" });
const replaced =
  (from: string, to: string): Change =>
  ({ text }) => ({ text: text.replaceAll(from, to) });

test("A working site has no problems, even if the reviews page blocks our request", async () => {
  expect(await problemsWhen(/reviews/, status(403))).toEqual([]);
});

const problems: Record<string, [urls: RegExp, change: Change]> = {
  "Your domain shows someone else's website": [home, () => ({ text: "This domain is for sale" })],
  "Facts you saved aren't on the website": [home, replaced('content="tested"', 'content="old"')],
  "The home page isn't available": [home, unreachable],
  "The Services page isn't available": [services, status(500)],
  "The Services page is missing security headers": [services, () => ({ headers: new Headers() })],
  "The Services page is hidden from search engines": [
    services,
    replaced("<head>", '<head><meta name="robots" content="noindex"/>'),
  ],
  "The script isn't available": [/\.js$/, status(404)],
  "The first picture isn't available": [/\.avif$/, status(404)],
  "The map is missing": [home, replaced("<iframe", "<p")],
  "The map isn't available": [/output=embed$/, status(404)],
  "The email service isn't available": [new RegExp(`^${emailApi.origin}/`), status(503)],
  "everett-home.internal doesn't lead to your website": [
    /\/\/everett-home/,
    () => ({ finalUrl: "https://parked.example/" }),
  ],
};

for (const [title, [urls, change]] of Object.entries(problems)) {
  test(`The daily check finds only this: ${title}`, async () => {
    expect(await problemsWhen(urls, change)).toMatchObject([{ title }]);
  });
}

test("Nothing else can be checked if the home page is down or isn't ours, but it can if Services is", async () => {
  const isOutage = async (urls: RegExp, change: Change) =>
    (await problemsWhen(urls, change)).map((problem) => problem.isOutage);
  expect(await isOutage(home, unreachable)).toEqual([true]);
  expect(await isOutage(home, () => ({ text: "This domain is for sale" }))).toEqual([true]);
  expect(await isOutage(services, status(500))).toEqual([undefined]);
});

test("The owner has a day to publish what was saved", async () => {
  const change = replaced('content="tested"', 'content="old"');
  expect(await problemsWhen(home, change, { hoursSinceSave: 23 })).toEqual([]);
});

test("A version that goes live during the check isn't a problem", async () => {
  let isPublished = false;
  const publishMeanwhile: Change = ({ url, text }) => {
    isPublished ||= url.endsWith("/old.js");
    if (isPublished) return {};
    const oldPage = text.replace('content="tested"', 'content="old"');
    return { text: oldPage.replace(/src="[^"]+\.js"/, 'src="/old.js"') };
  };
  expect(await problemsWhen(/(internal\/|old\.js)$/, publishMeanwhile)).toEqual([]);
  expect(isPublished).toBe(true);
});

test("A line says where the problem is, and what to do", async () => {
  expect(await problemsWhen(/reviews/, status(410))).toEqual([
    {
      title: "The reviews page isn't available",
      detail: `${facts.testimonialsUrl}: status 410`,
      advice:
        "If it opens for you, do nothing; we'll look again tomorrow. If it has moved, copy its new URL into Facts → Reviews page, save and press Publish. If it's gone, call the person who helps you.",
    },
  ]);
});
