import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeGh } from "../../test/support/fake-gh.ts";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";

/**
 * Runs a step of a workflow without any package, so that no other code can get the token. GitHub gives this
 * answer; `commands` are what it's told to do.
 */
function runStep(script: string, answer: object, report: object = {}) {
  const folder = temporaryFolder();
  for (const name of ["scripts/github", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "report.json"), JSON.stringify(report));
  const summary = join(folder, "summary.md");
  writeFileSync(summary, "");
  const { PATH, commands } = fakeGh(folder, answer);
  const env = { ...process.env, PATH, GITHUB_STEP_SUMMARY: summary };
  const { status } = spawnSync("node", [script, "report.json"], { cwd: folder, env });
  return { status, summary: readFileSync(summary, "utf8"), commands: commands() };
}

const form = "The contact form can't send messages";
const gone = "The Services page isn't available";
const us = { login: "app/github-actions" };
const issue = (title: string, author = us) => ({ number: 7, title, author });

/** A check as Playwright reports it. */
const check = (title: string, status: "passed" | "failed" | "skipped", message = "It's down") => ({
  title,
  tests: [
    {
      annotations: [{ type: "advice", description: "Call." }],
      results: [{ status, errors: status === "failed" ? [{ message }] : [] }],
    },
  ],
});

/** What the daily check's last step changes on GitHub when this issue is open. */
function changesAfter(specs: object[], open: object): string[] {
  const report = { suites: [{ specs: [], suites: [{ specs }] }] };
  const { status, commands } = runStep("scripts/github/open-issues.ts", [open], report);
  return status === 0 ? commands.slice(1) : ["failed"];
}

test("A new problem becomes an issue, and an issue is closed when its problem is gone", () => {
  const old = issue(`Daily site check: ${gone}`);
  expect(changesAfter([check(form, "failed"), check(gone, "passed")], old)).toEqual([
    `issue create --title Daily site check: ${form} --body Call.\n\nDetails for the person who helps you: It's down.`,
    "issue close 7 --comment Fixed: today's check didn't find this problem. You don't need to do anything.",
  ]);
});

test("An issue stays as it is while its problem lasts, or isn't looked for", () => {
  const old = issue(`Daily site check: ${form}`);
  expect(changesAfter([check(form, "failed", "It's down again")], old)).toEqual([]);
  expect(changesAfter([check(gone, "passed"), check(form, "skipped")], old)).toEqual([]);
});

test("Other people's issues and our other issues are left alone", () => {
  const theirs = issue(`Daily site check: ${form}`, { login: "owner" });
  expect(changesAfter([check(form, "passed")], theirs)).toEqual([]);
  expect(changesAfter([check(form, "passed")], issue(form))).toEqual([]);
});

test("A check that couldn't look at anything fails", () => {
  expect(changesAfter([], issue(form))).toEqual(["failed"]);
});

const tested = { status: "completed", conclusion: "success" };
const requireTested = (runs: object[]) => runStep("scripts/github/require-tested.ts", runs);

test.each([
  ["has passed its tests", [tested]],
  ["was tested so long ago that GitHub has forgotten it", []],
])("Publish goes on if the newest push of code %s", (_, runs) => {
  expect(requireTested(runs)).toEqual({
    status: 0,
    summary: "",
    commands: [
      expect.stringMatching(/--workflow test.yml --branch main --event push --limit 1 --json/),
    ],
  });
});

test.each([
  ["is still being tested", { status: "in_progress" }, /still being tested. Press Publish again/],
  [
    "has failed its tests",
    { conclusion: "failure" },
    /isn't your mistake. Call the person who helps/,
  ],
])("Publish stops and says what to do if the newest push of code %s", (_, run, words) => {
  const { status, summary } = requireTested([{ ...tested, conclusion: "", ...run }]);
  expect(status).toBe(1);
  expect(summary).toMatch(words);
});
