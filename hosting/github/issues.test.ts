import { expect, test } from "vitest";
import { serveGitHub } from "../../test/unit-support/github.ts";
import type { Problem } from "../checks/check-site.ts";
import { reportOnGitHub } from "./issues.ts";

const problem = (title: string) => ({
  title,
  detail: "https://maps.example: 404",
  advice: "Wait.",
});
const map = problem("The map isn't available");
const bot = { login: "github-actions[bot]" };
const issue = (title: string, user = bot) => ({ number: 7, title, user });

/** What changes on GitHub when this issue is open. */
async function changesAfter(problems: Problem[], open: object) {
  const { github, changes } = await serveGitHub({
    "GET /issues?state=open&per_page=100": [open],
    "POST /issues": {},
    "POST /issues/7/comments": {},
    "PATCH /issues/7": {},
  });
  await reportOnGitHub(github, { check: "Daily site check", problems });
  return changes;
}

test("A new problem becomes an issue, and an issue is closed when its problem is gone", async () => {
  const old = issue("Daily site check: The script isn't available");
  expect(await changesAfter([map], old)).toEqual([
    `POST /issues {"title":"Daily site check: ${map.title}","body":"${map.detail}. Wait."}`,
    `POST /issues/7/comments {"body":"Fixed: today's check didn't find this problem. You don't need to do anything."}`,
    'PATCH /issues/7 {"state":"closed"}',
  ]);
});

test("No issue is closed while the site is down, since nothing else can be checked", async () => {
  const outage = { ...problem("The home page isn't available"), isOutage: true as const };
  const changes = await changesAfter([outage], issue(`Daily site check: ${map.title}`));
  expect(changes).toEqual([expect.stringContaining(outage.title)]);
});

test("A problem that lasts has one issue, even when its details change", async () => {
  const today = { ...map, detail: "https://maps.example: 500" };
  expect(await changesAfter([today], issue(`Daily site check: ${map.title}`))).toEqual([]);
});

test("Other people's issues, another check's and our other issues are left alone", async () => {
  const theirs = issue("Daily site check: a question", { login: "owner" });
  expect(await changesAfter([], theirs)).toEqual([]);
  const weekly = issue("Weekly test message: Messages from the website don't arrive");
  expect(await changesAfter([], weekly)).toEqual([]);
  expect(await changesAfter([], issue("Update packages"))).toEqual([]);
});
