import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";
import type { Report } from "../github/issues.ts";
import { whoHelps } from "../github/messages.ts";

/**
 * Saves what the check found in the file that REPORT_FILE names, for open-issues.ts. Then the run passes,
 * because GitHub would send an email about a failed run and another about the issue.
 */
export default class implements Reporter {
  suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(): Promise<{ status: "passed" } | undefined> {
    const tests = this.suite?.allTests() ?? [];
    const endedWith = (...statuses: string[]) =>
      tests.filter(({ results }) => statuses.includes(results.at(-1)?.status ?? "skipped"));
    // By the last try: a second try of checks that run in order repeats them all, and may stop earlier.
    const found = endedWith("failed", "timedOut");
    const isBlind = found.some((test) => detailsOf(test).includes("browserType.launch"));
    if (!process.env.REPORT_FILE || isBlind) return undefined;
    const report: Report = {
      problems: found.map((test) => ({ title: test.title, body: bodyFor(test) })),
      fine: endedWith("passed").map(({ title }) => title),
    };
    writeFileSync(process.env.REPORT_FILE, JSON.stringify(report));
    return { status: "passed" };
  }
}

function bodyFor(test: TestCase): string {
  const advice = test.annotations.find(({ type }) => type === "advice");
  return `${advice?.description}\n\nDetails for ${whoHelps}: ${detailsOf(test)}.`;
}

/** The first line of each error in the last try. */
function detailsOf({ results }: TestCase): string {
  const lines = results.at(-1)?.errors.map(({ message = "" }) => {
    return stripVTControlCharacters(message)
      .replace(/^Error: /, "")
      .split("\n")[0];
  });
  return (lines ?? []).join(". ");
}
