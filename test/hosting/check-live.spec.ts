import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, type Page, type Request, test } from "@playwright/test";
import { emailChecks, homePageChecks, otherChecks } from "../../scripts/check-live/checks.ts";
import type { Report } from "../../scripts/github/issues.ts";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { saveFacts } from "../support/commit-all.ts";
import { mapUrl } from "../support/page.ts";
import { passOn, serveHere } from "../support/serve-here.ts";
import { testSites } from "../support/test-sites.ts";

// A check starts Playwright and several browsers.
test.describe.configure({ timeout: 300_000 });

const notThere = "The home page isn't available";
const notOurs = "Your domain shows someone else's website";
const hidden = "The website is hidden from search engines";
const incomplete = "Part of the website is missing";
const noEmail = "The email service isn't available";
const noMessage = "The contact form can't send messages";
const noTwin = "Your web address works only with www or only without it";
const noScript = "The script doesn't start";
const notPublished = "Facts you saved aren't on the website";

const checks = [...homePageChecks, ...otherChecks, ...emailChecks];

const site = `${ownerFacts.siteUrl}/`;
const twin = site.replace("www.", "");
const reviews = ownerFacts.testimonialsUrl;
const email = emailApi.origin + emailApi.path;

type Answer = { status?: number; headers?: Record<string, string>; body?: string };
/** By the start of a URL. */
type Answers = Record<string, Answer>;

/** How others answer when all is well. A reviews page may refuse programs. */
const good: Answers = {
  [mapUrl]: { body: "A map" },
  [reviews]: { status: 403 },
  [email]: { status: 404 },
};

const ours = '<meta name="version" content="tested"/>';
const answer = (body: string) => ({ headers: { "Content-Type": "text/html" }, body });
const faults: [title: string, answers: Answers, detail: string][] = [
  [notThere, { [site]: { status: 500 } }, "status 500"],
  [notOurs, { [site]: answer("This domain is for sale") }, "doesn't name its version"],
  [hidden, { [site]: answer(`${ours}<meta name="robots" content="noindex"/>`) }, "says noindex"],
  [hidden, { [site]: { headers: { "X-Robots-Tag": "noindex" }, body: ours } }, "X-Robots-Tag"],
  [incomplete, { [site]: answer(ours) }, "content-security-policy header is missing"],
  [incomplete, { [`${site}assets/hero`]: { status: 404 } }, "avif: status 404"],
  [incomplete, { [`${site}assets/react`]: { status: 404 } }, "js: status 404"],
  [incomplete, { [`${site}assets/client`]: { body: "" } }, noScript],
  ["The Services page isn't available", { [`${site}services`]: { status: 500 } }, "status 500"],
  ["The map isn't available", { [mapUrl]: { status: 404 } }, "status 404"],
  ["The reviews page isn't available", { [reviews]: { status: 410 } }, "status 410"],
  [noEmail, { [email]: { status: 503 } }, "status 503"],
  [noMessage, { [email]: { status: 400, body: "No account" } }, "400, No account. Reconnect"],
  [noTwin, { [twin]: { body: "Parked" } }, `leads to ${twin}`],
];

test.describe("The daily check", () => {
  test.use({ baseURL: site });
  // A picture may still be loading when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  test("finds no problem on a site that works, and Monday's message arrives", async ({
    context,
  }) => {
    const messages: string[] = [];
    for (const { title } of checks) {
      if (title === notPublished || title === noTwin) continue;
      // As in the check itself, each has a page of its own.
      const page = await context.newPage();
      const sent = await serveSite(page, {});
      await test.step(title, () => checkFor(title, page));
      messages.push(...sent);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
    }
    expect(messages).toEqual([
      expect.stringMatching(/Your website.*website@everett-home\.internal.*weekly test/s),
    ]);
  });

  test("gives the owner a day to publish saved facts", async ({ page }) => {
    await serveSite(page, {});
    saveFacts(project(), ownerFacts, { hoursAgo: 23 });
    await inProject(() => checkFor(notPublished, page));
  });

  test(`finds this problem: ${notPublished}`, async ({ page }) => {
    await serveSite(page, {});
    saveFacts(project(), ownerFacts, { hoursAgo: 25 });
    await inProject(() => expect(checkFor(notPublished, page)).rejects.toThrow("Saved on"));
  });

  for (const [title, answers, detail] of faults) {
    test(`finds this problem: ${title} (${detail})`, async ({ page }) => {
      await serveSite(page, answers);
      // Only a missing script is waited for in vain.
      if (answers[`${site}assets/react`] || detail === noScript) page.setDefaultTimeout(3_000);
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
    const request: Request = route.request();
    const url = request.url();
    const isMessage = request.method() === "POST";
    if (isMessage) messages.push(String(request.postData()));
    if (isMessage && !faulty[email]) return route.fulfill(sent);
    const found = findAnswer(url);
    if (found) return route.fulfill({ ...found, headers: { ...found.headers, ...anyOrigin } });
    const here = url.replace(site, `${testSites.production.url}/`);
    return route.fulfill({ response: await route.fetch({ url: here }) });
  });
  return messages;
}

const anyOrigin = { "access-control-allow-origin": "*" };
const sent = { status: emailApi.sent.status, body: emailApi.sent.text, headers: anyOrigin };

test("A site that fails for a moment has no problem, and no message is sent unless asked for", async () => {
  let visits = 0;
  const { origin, close } = await serveHere((request, response) => {
    const isTwin = !request.headers.host?.startsWith("www.");
    if (isTwin) return response.writeHead(307, { Location: url }).end();
    visits += 1;
    if (visits === 1) return response.writeHead(503).end();
    passOn(request, response, testSites.production.url);
  });
  const url = origin.replace("localhost", "www.localhost");
  const { problems, fine } = await check(url, {}, "--grep=www|contact form");
  close();
  expect(problems).toEqual({});
  expect(fine).toEqual([notThere, notOurs, hidden, incomplete, noTwin]);
});

test("After a problem with the home page, nothing else is checked or sent, the last try counts, and the run passes", async () => {
  let visits = 0;
  const { origin, close } = await serveHere((request, response) => {
    if (request.url === "/") visits += 1;
    // A second try repeats the checks that have passed.
    if (visits > 3) response.writeHead(503).end();
    else response.setHeader("X-Robots-Tag", "noindex").end(ours);
  });
  const { problems, fine } = await check(origin, { SEND: "true" });
  close();
  const advice = /^If the page opens.*\n\nDetails for the person who helps you: .*status 503\.$/;
  expect(problems).toEqual({ [notThere]: expect.stringMatching(advice) });
  expect(fine).toEqual([]);
});

test("While the email service is down, no message is sent, and someone at a terminal sees why", async () => {
  const options = [...withoutHomePage, "--grep=email service|contact form"];
  const { status, stdout } = await run(testSites.production.url, { SEND: "true" }, ...options);
  expect(stdout).toContain(noEmail);
  expect(stdout).not.toContain(noMessage);
  expect(status).toBe(1);
});

test("A check that can't look fails and saves nothing", async () => {
  const SAVE = test.info().outputPath("report.json");
  // Node isn't a browser.
  const variables = { SAVE, CHROME_PATH: process.execPath };
  const { status, stdout } = await run(testSites.production.url, variables, "--retries=0");
  expect(status, stdout).toBe(1);
  expect(existsSync(SAVE)).toBe(false);
});

test("A site that isn't set up yet isn't a problem", async () => {
  saveFacts(project(), { ...ownerFacts, siteUrl: "" });
  const { fine } = await check(testSites.local.url, {});
  expect(fine).toEqual([expect.stringContaining("doesn't have a siteUrl yet")]);
});

const withoutHomePage = ["--project=the rest", "--no-deps", "--retries=0"];

const project = () => test.info().outputPath("project");

/** The check reads the history of the folder it runs in. */
async function inProject(action: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  process.chdir(project());
  await action().finally(() => process.chdir(before));
}

/** Runs the check as the workflow does, and returns what it saved. */
async function check(url: string, variables: NodeJS.ProcessEnv, ...options: string[]) {
  const SAVE = test.info().outputPath("report.json");
  const { status, stdout } = await run(url, { SAVE, ...variables }, ...options);
  expect(status, stdout).toBe(0);
  const { problems, fine }: Report = JSON.parse(readFileSync(SAVE, "utf8"));
  return { problems: Object.fromEntries(problems.map(({ title, body }) => [title, body])), fine };
}

async function run(url: string, variables: NodeJS.ProcessEnv, ...options: string[]) {
  if (!existsSync(project())) saveFacts(project(), ownerFacts);
  const config = resolve("test/hosting/check-live-config.ts");
  const output = test.info().outputPath("output");
  // Playwright refuses to run inside a test.
  const { TEST_WORKER_INDEX: _, ...env } = process.env;
  const child = spawn("playwright", ["test", "--config", config, "--output", output, ...options], {
    cwd: project(),
    env: { ...env, SITE: url, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const stdout = await text(child.stdout);
  const [status] = await closed;
  return { status, stdout };
}
