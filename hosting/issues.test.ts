import { expect, test } from "vitest";
import { serveGitHub } from "../test/support/github.ts";
import { reportOnGitHub } from "./issues.ts";

const map = { title: "The map can't be reached", detail: "https://maps.example: 404" };
const list = "GET /issues?state=open&per_page=100&labels=daily-check";
const bot = { login: "github-actions[bot]" };
const issue = (title: string, user = bot) => ({
  number: 7,
  title: `Daily site check: ${title}`,
  user,
});

/** What changes on GitHub when these issues are open. */
async function changesAfter(problems: Parameters<typeof reportOnGitHub>[1], open: object[]) {
  const { github, changes } = await serveGitHub({
    "POST /labels": 422,
    [list]: open,
    "POST /issues": {},
    "POST /issues/7/comments": {},
    "PATCH /issues/7": {},
  });
  await reportOnGitHub(github, problems);
  return changes.filter((change) => !change.startsWith("POST /labels"));
}

const opened = (title: string, body: string) =>
  `POST /issues ${JSON.stringify({ title: `Daily site check: ${title}`, body, labels: ["daily-check"] })}`;
const closed = [
  'POST /issues/7/comments {"body":"The daily site check no longer finds this."}',
  'PATCH /issues/7 {"state":"closed"}',
];

test("A new problem becomes an issue", async () => {
  expect(await changesAfter([map], [])).toEqual([opened(map.title, map.detail)]);
});

test("A problem that lasts has one issue, even when its details change", async () => {
  const today = { ...map, detail: "https://maps.example: 500" };
  expect(await changesAfter([today], [issue(map.title)])).toEqual([]);
});

test("An issue is closed when its problem is gone", async () => {
  const form = { title: "The form can't be reached", detail: "https://api.example: 500" };
  expect(await changesAfter([form], [issue(map.title)])).toEqual([
    opened(form.title, form.detail),
    ...closed,
  ]);
});

test("An issue that a person opened is left alone, whatever its label", async () => {
  expect(await changesAfter([], [issue("A question", { login: "owner" })])).toEqual([]);
});

test("A missing label is created", async () => {
  const { github, changes } = await serveGitHub({ "POST /labels": {}, [list]: [] });
  await reportOnGitHub(github, []);
  expect(changes).toEqual([expect.stringContaining('"name":"daily-check"')]);
});
