import { expect, test } from "vitest";
import { serveGitHub } from "../../test/unit-support/github.ts";
import { type Report, reportOnGitHub } from "./issues.ts";

const map = { title: "The map isn't available", body: "Wait." };
const bot = { login: "github-actions[bot]" };
const issue = (title: string, user = bot) => ({ number: 7, title, user });

/** What changes on GitHub when this issue is open. */
async function changesAfter({ problems = [], fine = [] }: Partial<Report>, open: object) {
  const { github, changes } = await serveGitHub({
    "GET /issues?state=open&per_page=100": [open],
    "POST /issues": {},
    "POST /issues/7/comments": {},
    "PATCH /issues/7": {},
  });
  await reportOnGitHub(github, { problems, fine });
  return changes;
}

test("A new problem becomes an issue, and an issue is closed when its problem is gone", async () => {
  const report = { problems: [map], fine: ["The Services page isn't available"] };
  const old = issue("Daily site check: The Services page isn't available");
  expect(await changesAfter(report, old)).toEqual([
    `POST /issues {"title":"Daily site check: ${map.title}","body":"Wait."}`,
    `POST /issues/7/comments {"body":"Fixed: today's check didn't find this problem. You don't need to do anything."}`,
    'PATCH /issues/7 {"state":"closed"}',
  ]);
});

test("An issue stays open if its problem wasn't looked for today", async () => {
  const old = issue(`Daily site check: ${map.title}`);
  expect(await changesAfter({ fine: ["The home page isn't available"] }, old)).toEqual([]);
});

test("A problem that lasts has one issue, even when its details change", async () => {
  const today = { ...map, body: "Wait longer." };
  const old = issue(`Daily site check: ${map.title}`);
  expect(await changesAfter({ problems: [today] }, old)).toEqual([]);
});

test("Other people's issues and our other issues are left alone", async () => {
  const theirs = issue(`Daily site check: ${map.title}`, { login: "owner" });
  expect(await changesAfter({ fine: [map.title] }, theirs)).toEqual([]);
  expect(await changesAfter({ fine: [map.title] }, issue(map.title))).toEqual([]);
});

test("A check that looked at nothing fails", async () => {
  await expect(changesAfter({}, issue("Update packages"))).rejects.toThrow("didn't look");
});
