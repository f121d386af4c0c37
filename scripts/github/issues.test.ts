import { expect, test } from "vitest";
import { fakeGh } from "../../test/unit-support/fake-gh.ts";
import { type Report, reportOnGitHub } from "./issues.ts";

const form = { title: "The contact form can't send messages", body: "Call." };
const us = { login: "app/github-actions" };
const issue = (title: string, author = us) => ({ number: 7, title, author });

/** What changes on GitHub when this issue is open. */
function changesAfter({ problems = [], fine = [] }: Partial<Report>, open: object): string[] {
  const commands = fakeGh([open]);
  reportOnGitHub({ problems, fine });
  return commands().filter((command) => !command.startsWith("issue list"));
}

test("A new problem becomes an issue, and an issue is closed when its problem is gone", () => {
  const report = { problems: [form], fine: ["The Services page isn't available"] };
  const old = issue("Daily site check: The Services page isn't available");
  expect(changesAfter(report, old)).toEqual([
    `issue create --title Daily site check: ${form.title} --body Call.`,
    "issue close 7 --comment Fixed: today's check didn't find this problem. You don't need to do anything.",
  ]);
});

test("An issue stays open if its problem wasn't looked for today", () => {
  const old = issue(`Daily site check: ${form.title}`);
  expect(changesAfter({ fine: ["The home page isn't available"] }, old)).toEqual([]);
});

test("A problem that lasts has one issue, even when its details change", () => {
  const today = { ...form, body: "Call soon." };
  const old = issue(`Daily site check: ${form.title}`);
  expect(changesAfter({ problems: [today] }, old)).toEqual([]);
});

test("Other people's issues and our other issues are left alone", () => {
  const theirs = issue(`Daily site check: ${form.title}`, { login: "owner" });
  expect(changesAfter({ fine: [form.title] }, theirs)).toEqual([]);
  expect(changesAfter({ fine: [form.title] }, issue(form.title))).toEqual([]);
});

test("A check that looked at nothing fails", () => {
  expect(() => changesAfter({}, issue("Update packages"))).toThrow("didn't look");
});
