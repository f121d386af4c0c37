import { expect, type Page, test } from "@playwright/test";
import { checks } from "../../scripts/check-live/checks.ts";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { mapUrl } from "../support/page.ts";
import { testSites } from "../support/test-sites.ts";

// Each check on its own. run.spec.ts tests how they run together.

const hidden = "The website is hidden from search engines";
const incomplete = "Part of the website is missing";

const site = `${ownerFacts.siteUrl}/`;
const reviews = ownerFacts.testimonialsUrl;
const email = emailApi.origin + emailApi.path;
const added = "https://added.internal/";

type Answer = { status?: number; headers?: Record<string, string>; body?: string; cut?: true };
/** By the start of a URL. */
type Answers = Record<string, Answer>;

/** How others answer when all is well. A reviews page may refuse programs. */
const good: Answers = {
  [mapUrl]: { body: "A map" },
  [reviews]: { status: 403 },
  [added]: { cut: true },
};

const ours = '<div data-page="/"></div>';
const answer = (body: string) => ({ headers: { "Content-Type": "text/html" }, body });
const faults: [title: string, answers: Answers, detail: string][] = [
  ["The home page isn't available", { [site]: { status: 500 } }, "status 500"],
  ["Your domain shows someone else's website", { [site]: answer("For sale") }, "isn't this site"],
  [hidden, { [site]: answer(`${ours}<meta name="robots" content="noindex"/>`) }, "says noindex"],
  [hidden, { [site]: { headers: { "X-Robots-Tag": "noindex" }, body: ours } }, "X-Robots-Tag"],
  [incomplete, { [site]: answer(ours) }, "content-security-policy header is missing"],
  [incomplete, { [`${site}assets/home`]: { status: 404 } }, "avif: status 404"],
  [incomplete, { [`${site}assets/home`]: { cut: true } }, "avif: net::ERR_FAILED"],
  [incomplete, { [`${site}assets/react`]: { status: 404 } }, "js: status 404"],
  [incomplete, { [`${site}assets/entry.client`]: { body: "" } }, "The script doesn't start"],
  ["The Services page isn't available", { [`${site}services`]: { status: 500 } }, "status 500"],
  ["The reviews page isn't available", { [reviews]: { status: 410 } }, "status 410"],
  [
    "The contact form can't send messages",
    { [email]: { status: 400, body: "No account" } },
    "400, No account. Reconnect",
  ],
];

test.describe("The daily check", () => {
  test.use({ baseURL: site });
  // A picture may still be loading when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  test("finds no problem on a good site, and Monday's message arrives", async ({ context }) => {
    const messages: string[] = [];
    for (const { title } of checks) {
      // As in the check itself, each has a page of its own.
      const page = await context.newPage();
      const sent = await serveSite(page, {});
      // As if the host had added something of its own, which our policy blocks.
      await page.addInitScript((src) => {
        addEventListener("load", () => document.body.append(Object.assign(new Image(), { src })));
      }, added);
      await test.step(title, () => checkFor(title, page));
      messages.push(...sent);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
    }
    expect(messages).toEqual([
      expect.stringMatching(/Your website.*website@everett-home\.internal.*weekly test/s),
    ]);
  });

  for (const [title, answers, detail] of faults) {
    test(`finds this problem: ${title} (${detail})`, async ({ page }) => {
      await serveSite(page, answers);
      if (title === incomplete) {
        // A script that never starts is waited for in vain.
        page.setDefaultTimeout(3000);
        page.setDefaultNavigationTimeout(60_000);
      }
      await expect(checkFor(title, page)).rejects.toThrow(detail);
    });
  }
});

function checkFor(title: string, page: Page): Promise<void> {
  const found = checks.find((each) => each.title === title);
  if (!found) throw new Error(`Nothing checks for "${title}"`);
  return found.run(page);
}

/** Serves the production site at its own URL, and these answers. Returns the messages it sends. */
async function serveSite(page: Page, faulty: Answers): Promise<string[]> {
  const messages: string[] = [];
  const answers = { ...good, ...faulty };
  const findAnswer = (url: string) =>
    Object.entries(answers).find(([start]) =>
      start === site ? url === site : url.startsWith(start),
    )?.[1];
  await page.route("**/*", async (route) => {
    const request = route.request();
    const url = request.url();
    const isMessage = request.method() === "POST";
    if (isMessage) messages.push(String(request.postData()));
    if (isMessage && !faulty[email]) return route.fulfill(sent);
    const found = findAnswer(url);
    if (found?.cut) return route.abort();
    if (found) return route.fulfill({ ...found, headers: { ...found.headers, ...anyOrigin } });
    const here = url.replace(site, `${testSites.production.url}/`);
    return route.fulfill({ response: await route.fetch({ url: here }) });
  });
  return messages;
}

const anyOrigin = { "access-control-allow-origin": "*" };
const sent = { status: emailApi.sent.status, body: emailApi.sent.text, headers: anyOrigin };
