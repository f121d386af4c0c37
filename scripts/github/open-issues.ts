// Opens an issue on GitHub for each problem that the daily check found, and closes those that are fixed. It
// imports no package, so no other code gets the token.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { gh } from "./gh.ts";
import { whoHelps } from "./messages.ts";

/** The user name behind a workflow's token. */
const ourselves = "app/github-actions";

/** Starts the subject of the emails that GitHub sends. */
const prefix = "Daily site check: ";

type Issue = { number: number; title: string; author: { login: string } };

const [file = ""] = process.argv.slice(2);
const report: JSONReport = JSON.parse(readFileSync(file, "utf8"));
const checks = report.suites.flatMap(checksIn);
// By the last try: a second try repeats all checks that run in order, and may stop earlier.
const endedWith = (...statuses: string[]) =>
  checks.filter(({ tests: [test] }) => statuses.includes(String(test?.results.at(-1)?.status)));
const found = endedWith("failed", "timedOut");
const fine = endedWith("passed");
if (found.length + fine.length === 0) throw new Error("The check didn't look at anything.");

const open: Issue[] = JSON.parse(
  gh("issue", "list", "--limit", "100", "--json", "number,title,author"),
);
const issues = open.filter(({ author }) => author.login === ourselves);
for (const check of found) {
  const title = prefix + check.title;
  if (issues.some((issue) => issue.title === title)) continue;
  gh("issue", "create", "--title", title, "--body", bodyFor(check));
}
const fixed = "Fixed: today's check didn't find this problem. You don't need to do anything.";
for (const { number, title } of issues) {
  if (!fine.some((check) => prefix + check.title === title)) continue;
  gh("issue", "close", String(number), "--comment", fixed);
}

function checksIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(checksIn)];
}

function bodyFor(check: JSONReportSpec): string {
  const advice = check.tests[0]?.annotations.find(({ type }) => type === "advice");
  return `${advice?.description}\n\nDetails for ${whoHelps}: ${detailsOf(check)}.`;
}

/** The first line of each error in the last try. */
function detailsOf({ tests: [test] }: JSONReportSpec): string {
  const messages = test?.results.at(-1)?.errors.map(({ message }) => message) ?? [];
  const lines = messages.map((message) => stripVTControlCharacters(message).split("\n")[0]);
  return lines.join(". ").replace(/^Error: /, "");
}
