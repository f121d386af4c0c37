import { expect, test } from "@playwright/test";
import { checkLive } from "../../hosting/live/check.ts";
import { productionSite } from "../support/site.ts";
import { type Spoiled, serveSpoiled } from "../support/spoiled-site.ts";

async function faultsOf(spoiled: Record<string, Spoiled>): Promise<string[]> {
  const { origin, close } = await serveSpoiled(productionSite, spoiled);
  const faults = await checkLive(new URL(origin)).finally(close);
  return faults.map(({ title, detail }) => `${title}. ${detail.replaceAll(`${origin}/`, "/")}`);
}

test("The published site is in order", async () => {
  expect(await faultsOf({})).toEqual([]);
});

test("A page with reviews that refuses programs is no fault", async () => {
  expect(await faultsOf({ "/reviews": { status: 403 } })).toEqual([]);
});

const faults: [what: string, Record<string, Spoiled>, line: string | RegExp][] = [
  [
    "the home page fails, which is told once and not for all its parts",
    { "/$": { status: 500 } },
    "The home page cannot be reached. /: the answer is 500",
  ],
  [
    "the Services page is gone",
    { "/services": { status: 404 } },
    "The Services page cannot be reached. /services: the answer is 404",
  ],
  [
    "a header is lost",
    { "/services": { without: "content-security-policy" } },
    "The Services page has lost its protection. /services comes without Content-Security-Policy. Publish the site again",
  ],
  [
    "search engines are kept away",
    { "/$": { header: ["X-Robots-Tag", "noindex"] } },
    "The home page is hidden from search engines. / says noindex, as a preview does. Publish the site again",
  ],
  [
    "the script is gone",
    { "/assets/.*js": { status: 404 } },
    /^The script cannot be reached\. \/assets\/.*\.js: the answer is 404$/,
  ],
  [
    "the first picture is gone",
    { "/assets/.*avif": { status: 404 } },
    /^The first picture cannot be reached\. \/assets\/.*\.avif: the answer is 404$/,
  ],
  [
    "the map is gone",
    { "/map": { status: 404 } },
    /^The map cannot be reached\. \/map\?q=714.*&output=embed: the answer is 404$/,
  ],
  [
    "the page with reviews is gone",
    { "/reviews": { status: 410 } },
    "The page with reviews cannot be reached. /reviews?home=1: the answer is 410",
  ],
  [
    "the email service is down",
    { "/email": { status: 503 } },
    "The email service cannot be reached. /email/api/v1.0/email/send-form: the answer is 503",
  ],
];

for (const [what, spoiled, line] of faults) {
  test(`The owner is told in one line when ${what}`, async () => {
    expect(await faultsOf(spoiled)).toEqual([
      typeof line === "string" ? line : expect.stringMatching(line),
    ]);
  });
}

test("A site that does not answer at all is told for each page", async () => {
  const { origin, close } = await serveSpoiled(productionSite, {});
  close();
  expect((await checkLive(new URL(origin))).map(({ title }) => title)).toEqual([
    "The home page cannot be reached",
    "The Services page cannot be reached",
  ]);
});
