import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { checks } from "../../scripts/check-live/checks.ts";
import type { Report } from "../../scripts/github/issues.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { saveFacts } from "../support/save-facts.ts";
import { proxy, startServer } from "../support/server.ts";
import { testSites } from "../support/test-sites.ts";

// A run starts Playwright and several browsers.
test.describe.configure({ timeout: 300_000 });

const daily = checks.filter(({ tag }) => !tag).map(({ title }) => title);
const [notThere = ""] = daily;
const reviews = "The reviews page isn't available";

test("A site that fails for a moment has no problem, and no message is sent unless asked for", async () => {
  let visits = 0;
  const { origin, close } = await startServer((request, response) => {
    visits += 1;
    if (visits === 1) return response.writeHead(503).end();
    proxy(request, response, testSites.production.url);
  });
  // The reviews page can't be reached from here.
  const { problems, fine } = await check(origin, {});
  close();
  expect(Object.keys(problems)).toEqual([reviews]);
  expect(fine).toEqual(daily.filter((title) => title !== reviews));
});

test("After a problem, nothing else is checked or sent, the last try counts, and the run passes", async () => {
  let visits = 0;
  const { origin, close } = await startServer((request, response) => {
    if (request.url === "/") visits += 1;
    // A second try repeats the checks that have passed.
    if (visits > 3) response.writeHead(503).end();
    else response.setHeader("X-Robots-Tag", "noindex").end('<div data-page="/"></div>');
  });
  const { problems, fine } = await check(origin, { SEND_MESSAGE: "true" });
  close();
  const advice = /^If the page opens.*\n\nDetails for the person who helps you: .*status 503\.$/;
  expect(problems).toEqual({ [notThere]: expect.stringMatching(advice) });
  expect(fine).toEqual([]);
});

test("Someone at a terminal sees the problem", async () => {
  const { status, stdout } = await run("http://localhost:9", {}, "--retries=0");
  expect(stdout).toContain(notThere);
  expect(status).toBe(1);
});

test("A check that can't look fails and saves nothing", async () => {
  const REPORT_FILE = test.info().outputPath("report.json");
  // Node isn't a browser.
  const variables = { REPORT_FILE, CHROME_PATH: process.execPath };
  const { status, stdout } = await run(testSites.production.url, variables, "--retries=0");
  expect(status, stdout).toBe(1);
  expect(existsSync(REPORT_FILE)).toBe(false);
});

test("A site that isn't set up yet isn't a problem", async () => {
  saveFacts(project(), { ...ownerFacts, siteUrl: "" });
  const { fine } = await check(testSites.local.url, {});
  expect(fine).toEqual([expect.stringContaining("doesn't have a siteUrl yet")]);
});

const project = () => test.info().outputPath("project");

/** Runs the check as the workflow does, and returns what it saved. */
async function check(url: string, variables: NodeJS.ProcessEnv, ...options: string[]) {
  const REPORT_FILE = test.info().outputPath("report.json");
  const { status, stdout } = await run(url, { REPORT_FILE, ...variables }, ...options);
  expect(status, stdout).toBe(0);
  const { problems, fine }: Report = JSON.parse(readFileSync(REPORT_FILE, "utf8"));
  return { problems: Object.fromEntries(problems.map(({ title, body }) => [title, body])), fine };
}

async function run(url: string, variables: NodeJS.ProcessEnv, ...options: string[]) {
  if (!existsSync(project())) saveFacts(project(), ownerFacts);
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
