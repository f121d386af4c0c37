import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serveGitHub } from "../test/support/github.ts";
import { temporaryFolder } from "../test/support/sample-content.ts";

/** Runs a step like the workflow, without any installed dependencies. */
async function run(step: string, github: NodeJS.ProcessEnv) {
  const folder = temporaryFolder();
  for (const name of ["scripts", "hosting", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const [GITHUB_STEP_SUMMARY, GITHUB_OUTPUT] = [join(folder, "summary"), join(folder, "output")];
  const env = { ...process.env, ...github, GITHUB_STEP_SUMMARY, GITHUB_OUTPUT };
  const start = promisify(execFile)("node", ["scripts/publish.ts", step], { cwd: folder, env });
  return { start, summary: GITHUB_STEP_SUMMARY, output: GITHUB_OUTPUT };
}

test("The commit to test is passed on, and a sentence is on the Summary", async () => {
  const { env } = await serveGitHub({
    "GET /git/ref/heads/edits": { object: { sha: "e1" } },
    "GET /compare/main...e1": { status: "ahead" },
  });
  const { start, summary, output } = await run("prepare", env);
  await start;
  expect(readFileSync(summary, "utf8")).toBe("Saved changes are ready to be tested.\n");
  expect(readFileSync(output, "utf8")).toBe("commit=e1\n");
});

test("The run is red when nothing was published", async () => {
  const { env } = await serveGitHub({});
  const { start, summary } = await run("publish", env);
  await expect(start).rejects.toMatchObject({ code: 1 });
  expect(readFileSync(summary, "utf8")).toMatch(/^Not published: /);
});
