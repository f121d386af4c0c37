import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
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
  const files = { GITHUB_STEP_SUMMARY: join(folder, "a"), GITHUB_OUTPUT: join(folder, "b") };
  for (const file of Object.values(files)) writeFileSync(file, "");
  const start = promisify(execFile)(process.execPath, ["scripts/publish.ts", step], {
    cwd: folder,
    env: { ...process.env, ...files, ...github },
  });
  const isGreen = await start.then(
    () => true,
    () => false,
  );
  const [summary, output] = Object.values(files).map((file) => readFileSync(file, "utf8"));
  return { isGreen, summary, output };
}

test("The commit to test is passed on, and a sentence is on the Summary", async () => {
  const { env } = await serveGitHub({
    "GET /git/ref/heads/edits": { object: { sha: "e1" } },
    "GET /compare/main...e1": { status: "ahead" },
  });
  expect(await run("prepare", env)).toEqual({
    isGreen: true,
    summary: "Saved changes are ready to be tested.\n",
    output: "commit=e1\n",
  });
});

test("The run is red when nothing was published", async () => {
  const { env } = await serveGitHub({});
  expect(await run("publish", env)).toEqual({
    isGreen: false,
    summary: expect.stringMatching(/^Not published: /),
    output: "",
  });
});
