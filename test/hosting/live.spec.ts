import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import type { Report } from "../../hosting/github/issues.ts";
import { emailApi } from "../../src/contact/email-api.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { commitAll } from "../support/commit-all.ts";
import { readMessage } from "../support/email-server.ts";
import { serveHere } from "../support/serve-here.ts";
import { testSites } from "../support/test-sites.ts";

// A check starts Playwright and several browsers.
test.describe.configure({ timeout: 300_000 });

const reviews = new URL(ownerFacts.testimonialsUrl);
const reviewsVisit = `GET localhost${reviews.pathname}`;
const emailVisit = `GET localhost${emailApi.path}`;
const servicesVisit = "GET www.localhost/services";

// What doesn't matter in a test is left out: the second try, the home page, and all but the email.
const tryOnce = "--retries=0";
const noHomePage = ["--project=the rest", "--no-deps"];
const emailOnly = "--grep=email service|contact form";

const homePageProblems = [
  "The home page isn't available",
  "Your domain shows someone else's website",
  "The website is hidden from search engines",
  "Part of the website is missing",
];
const otherProblems = [
  "Facts you saved aren't on the website",
  "The Services page isn't available",
  "The map isn't available",
  "The reviews page isn't available",
  "Your web address doesn't work both with www and without it",
];
const noEmailService = "The email service isn't available";
const noMessage = "The contact form can't send messages";

test("A site that works has no problems, and sends no message unless asked to", async () => {
  // As if a new version went live during the check.
  const site = await startSite({ [servicesVisit]: { status: 503, isBrief: true } });
  saveFacts({ phone: "", hoursAgo: 23 });
  const { problems, fine } = await check(site, {});
  expect(problems).toEqual({});
  expect(fine).toEqual([...homePageProblems, ...otherProblems, noEmailService].sort());
  expect(site.messages).toEqual([]);
});

test("Each part that doesn't work is a problem, and Monday's message arrives anyway", async () => {
  const site = await startSite({
    [servicesVisit]: { status: 500 },
    [reviewsVisit]: { status: 410 },
    "GET localhost/maps": { status: 404 },
    "GET localhost/": { status: 200 },
  });
  saveFacts({ phone: "", hoursAgo: 25 });
  saveFacts({ companyName: "", hoursAgo: 1 });
  const { problems, fine } = await check(site, { SEND: "true" }, tryOnce, ...noHomePage);
  expect(Object.keys(problems)).toEqual(otherProblems);
  expect(fine).toEqual([noMessage, noEmailService]);
  expect(site.messages).toMatchObject([{ name: "Your website", email: "website@localhost" }]);
});

test("If the email service refuses Monday's message, the owner reads what to do", async () => {
  const refusal = { status: 400, body: "No account" };
  const site = await startSite({ [`POST localhost${emailApi.path}`]: refusal });
  const { problems } = await check(site, { SEND: "true" }, tryOnce, ...noHomePage, emailOnly);
  expect(problems).toEqual({
    [noMessage]: expect.stringMatching(
      /^Call the person .* call you\.\n\nDetails for the person who helps you: .* 400, No account\. Reconnect .*step 2\)\.$/,
    ),
  });
});

test("While the email service is down, no message is sent, and someone at a terminal sees why", async () => {
  const site = await startSite({ [emailVisit]: { status: 503 } });
  const { status, stdout } = await run(site, { SEND: "true" }, tryOnce, ...noHomePage, emailOnly);
  expect(stdout).toContain(noEmailService);
  expect(status).toBe(1);
  expect(site.messages).toEqual([]);
});

const ours = '<meta name="version" content="tested"/>';
const type = { "Content-Type": "text/html" };
const faults: [answer: Answer, ...details: string[]][] = [
  [{ status: 500 }, "status 500"],
  [{ body: "This domain is for sale" }, "doesn't name its version"],
  [
    {
      headers: { ...type, "X-Robots-Tag": "noindex" },
      body: `${ours}<meta name="robots" content="noindex"/>`,
    },
    "The header X-Robots-Tag is a preview's",
    "The page says noindex",
  ],
  [
    { headers: type, body: `${ours}<form><input type="hidden"/></form><img src="/gone.avif"/>` },
    "There's no content-security-policy",
    "The script doesn't start",
    "/gone.avif: status 404",
  ],
];
for (const [index, [answer, ...details]] of faults.entries()) {
  const title = homePageProblems[index] as string;
  test(`After this problem, nothing else is checked and no message is sent: ${title}`, async () => {
    const site = await startSite({ "GET www.localhost/": answer });
    const { problems, fine } = await check(site, { SEND: "true", PATIENCE: "2000" }, tryOnce);
    expect(Object.keys(problems)).toEqual([title]);
    for (const detail of details) expect(problems[title]).toContain(detail);
    expect(fine).toEqual(homePageProblems.slice(0, index).sort());
    expect(site.messages).toEqual([]);
  });
}

test("A check that can't look fails and saves nothing, but a site that isn't set up yet is no failure", async () => {
  const SAVE = test.info().outputPath("report.json");
  const site = await startSite({});
  // Node isn't a browser.
  const { status, stdout } = await run(site, { SAVE, CHROME_PATH: process.execPath }, tryOnce);
  expect(status, stdout).toBe(1);
  expect(existsSync(SAVE)).toBe(false);

  saveFacts({ siteUrl: "" });
  const { fine } = await check(site, {});
  expect(fine).toEqual([expect.stringContaining("doesn't have a siteUrl yet")]);
});

type Facts = typeof ownerFacts;
type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
/** Answers to visits such as "GET localhost/maps", perhaps only to the first. */
type Answers = Record<string, Answer & { isBrief?: true }>;
type Site = Awaited<ReturnType<typeof startSite>>;

let closeSite = () => {};
test.afterEach(() => closeSite());

/** The production site at www.localhost. At localhost is all that it leads to, and its URL without www. */
async function startSite(faults: Answers) {
  const version = saveFacts({ hoursAgo: 50 });
  const messages: Record<string, string>[] = [];
  const answers: Answers = {
    "GET localhost/": { status: 301 },
    [reviewsVisit]: { status: 403 },
    [emailVisit]: { status: 404 },
    ...faults,
  };
  const { origin, close } = await serveHere(async (request, response) => {
    if (request.method === "POST") messages.push(await readMessage(request));
    const { hostname, pathname } = new URL(`http://${request.headers.host}${request.url}`);
    const visit = `${request.method} ${hostname}${pathname}`;
    const usual = hostname === "localhost" ? elsewhere : await answerAt(pathname);
    const { status = 200, headers, body = "OK" } = { ...usual, ...answers[visit] };
    if (answers[visit]?.isBrief) delete answers[visit];
    response.writeHead(status, headers).end(body);
  });
  closeSite = close;
  const url = origin.replace("localhost", "www.localhost");
  const elsewhere: Answer = { headers: { Location: url, "Access-Control-Allow-Origin": "*" } };

  async function answerAt(path: string): Promise<Answer> {
    const response = await fetch(testSites.production.url + path);
    const type = response.headers.get("Content-Type") ?? "";
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const file = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: { "Content-Type": type, "Content-Security-Policy": moveHere(policy) },
      body: /html|javascript/.test(type) ? moveHere(String(file)) : file,
    };
  }

  const moveHere = (text: string) =>
    ["https://www.google.com", emailApi.origin, reviews.origin]
      .reduce((moved, company) => moved.replaceAll(company, origin), text)
      .replace(ours, ours.replace("tested", version));

  return { url, messages };
}

/** Saves facts as the owner would, and returns the commit. */
function saveFacts({ hoursAgo = 0, ...changed }: Partial<Facts> & { hoursAgo?: number }): string {
  mkdirSync(`${project()}/content`, { recursive: true });
  writeFileSync(`${project()}/content/site.json`, JSON.stringify({ ...ownerFacts, ...changed }));
  return commitAll(project(), { hoursAgo });
}

const project = () => test.info().outputPath("project");

/** Runs the check as the workflow does, and returns what it saved. */
async function check(site: Site, variables: NodeJS.ProcessEnv, ...options: string[]) {
  const SAVE = test.info().outputPath("report.json");
  const { status, stdout } = await run(site, { SAVE, ...variables }, ...options);
  expect(status, stdout).toBe(0);
  const { problems, fine }: Report = JSON.parse(readFileSync(SAVE, "utf8"));
  const sorted = problems.map(({ title, body }) => [title, body] as const).sort();
  return { problems: Object.fromEntries(sorted), fine: fine.sort() };
}

async function run({ url }: Site, variables: NodeJS.ProcessEnv, ...options: string[]) {
  const config = resolve("test/hosting/live-config.ts");
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
