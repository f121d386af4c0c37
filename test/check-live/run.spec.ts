import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { checks } from "../../scripts/check-live/checks.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { fakeGh } from "../support/fake-gh.ts";
import { proxy, startServer } from "../support/server.ts";
import { testSites } from "../support/test-sites.ts";

test.beforeEach(() => void saveFacts(ownerFacts));

const titles = checks.map(({ title }) => `Daily site check: ${title}`);
const open = titles.map((title, number) => {
  return { number, title, author: { login: "app/github-actions" } };
});

test("A site that fails for a moment has no problem, and no message is sent unless asked for", async () => {
  let visits = 0;
  const { origin, close } = await startServer((request, response) => {
    visits += 1;
    if (visits === 1) return response.writeHead(503).end();
    proxy(request, response, testSites.production.url);
  });
  const { changes } = await check(origin, {}, open);
  close();
  const closed = open.filter(
    // The reviews page can't be reached from here.
    ({ title }) => !/contact form|reviews page/.test(title),
  );
  expect(changes).toEqual(
    closed.map(({ number }) => expect.stringContaining(`issue close ${number} `)),
  );
});

test("After a problem, nothing else is checked or sent, and the last try counts", async () => {
  let visits = 0;
  const { origin, close } = await startServer((request, response) => {
    if (request.url === "/") visits += 1;
    // A second try repeats the checks that have passed.
    if (visits > 3) response.writeHead(503).end();
    else response.setHeader("X-Robots-Tag", "noindex").end('<div data-page="/"></div>');
  });
  const { changes } = await check(origin, { SEND_MESSAGE: "true" });
  close();
  const body =
    /--body If the page opens.*\n\nDetails for the person who helps you: .*status 503\.$/;
  expect(changes).toEqual([expect.stringMatching(body)]);
  expect(changes[0]).toContain(`issue create --title ${titles[0]}`);
});

test("Someone at a terminal sees the problem", async () => {
  const { status, stdout } = await run("http://localhost:9", {}, "--retries=0");
  expect(stdout).toContain(checks[0]?.title);
  expect(status).toBe(1);
});

test("A check that can't look fails", async () => {
  // Node isn't a browser.
  const { status } = await check(testSites.production.url, { CHROME_PATH: process.execPath });
  expect(status).toBe(1);
});

test("A site that isn't set up yet isn't a problem", async () => {
  saveFacts({ ...ownerFacts, siteUrl: "" });
  expect(await check("", {})).toEqual({ status: 0, changes: [] });
});

const project = () => test.info().outputPath("project");

const saveFacts = (facts: object) =>
  writeContent(join(project(), "content"), { "site.json": facts });

/** Runs the check and the step after it, as the workflow does, with these issues open on GitHub. */
async function check(url: string, variables: NodeJS.ProcessEnv, issues: object[] = []) {
  const REPORT_FILE = test.info().outputPath("report.json");
  await run(url, { REPORT_FILE, ...variables });
  const { PATH, commands } = fakeGh(test.info().outputPath(), issues);
  const env = { ...process.env, PATH };
  const { status } = spawnSync("node", ["scripts/github/open-issues.ts", REPORT_FILE], { env });
  return { status, changes: commands().slice(1) };
}

async function run(url: string, variables: NodeJS.ProcessEnv, ...options: string[]) {
  const config = resolve("test/check-live/local-config.ts");
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
