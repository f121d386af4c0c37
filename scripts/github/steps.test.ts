import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeGh } from "../../test/unit-support/fake-gh.ts";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";

/** Runs a step of a workflow without any package, so that no other code can get the token. */
function runStep(script: string, files: Record<string, string> = {}) {
  const folder = temporaryFolder();
  for (const name of [script, "scripts/github", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const [name, text] of Object.entries({ ...files, "summary.md": "" })) {
    writeFileSync(join(folder, name), text);
  }
  const env = { ...process.env, GITHUB_STEP_SUMMARY: join(folder, "summary.md") };
  const { status } = spawnSync("node", [script, ...Object.keys(files)], { cwd: folder, env });
  return { status, summary: readFileSync(env.GITHUB_STEP_SUMMARY, "utf8") };
}

test("A problem that the daily check saved becomes an issue", () => {
  const commands = fakeGh([]);
  const report = {
    problems: [{ title: "The home page isn't available", body: "Wait." }],
    fine: [],
  };
  const { status } = runStep("scripts/github/open-issues.ts", {
    "report.json": JSON.stringify(report),
  });
  expect(status).toBe(0);
  expect(commands()).toContain(
    "issue create --title Daily site check: The home page isn't available --body Wait.",
  );
});

test("A daily check that saved nothing fails", () => {
  fakeGh([]);
  expect(runStep("scripts/github/open-issues.ts").status).toBe(1);
});

const tested = { status: "completed", conclusion: "success", event: "push" };
const failed = { ...tested, conclusion: "failure" };
const running = { status: "in_progress", conclusion: "", event: "push" };

test("Publish goes on if the newest code has passed its tests, whatever a pull request's did", () => {
  const commands = fakeGh([{ ...failed, event: "pull_request" }, tested, failed]);
  expect(runStep("scripts/github/require-tested.ts")).toEqual({ status: 0, summary: "" });
  expect(commands()).toEqual([expect.stringContaining("--workflow test.yml --branch main")]);
});

test.each([
  ["is still being tested", [running, tested], /still being tested. Press Publish again in ten/],
  ["has failed its tests", [failed, tested], /This isn't your mistake. Call the person who helps/],
  ["was never tested", [], /This isn't your mistake. Call the person who helps/],
])("Publish stops and says what to do if the newest code %s", (_, runs, words) => {
  fakeGh(runs);
  const { status, summary } = runStep("scripts/github/require-tested.ts");
  expect(status).toBe(1);
  expect(summary).toMatch(words);
});
