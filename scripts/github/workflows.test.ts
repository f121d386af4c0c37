import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { optionalDependencies } from "../../package.json" with { type: "json" };
import { writeContent } from "../../test/fixtures/content.ts";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) =>
  readFileSync(`${folder}/${file}`, "utf8").replace(/^ *#.*\n/gm, ""),
);

/** The steps that mention something, in all workflows. */
function stepsWith(text: RegExp): string[] {
  const steps = workflows.flatMap((workflow) => workflow.split(/^ +- /m));
  return steps.filter((step) => text.test(step));
}

test("Workflows run the same Node as npm scripts", () => {
  const version = readFileSync(".node-version", "utf8").trim();
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
});

test("No workflow can change the repository", () => {
  expect(workflows.length).toBeGreaterThan(1);
  for (const workflow of workflows) {
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow).not.toMatch(/contents: write|write-all/);
  }
  for (const step of stepsWith(/checkout@/)) expect(step).toContain("persist-credentials: false");
});

test("Only the upload steps get Cloudflare's token, and they only upload", () => {
  expect(stepsWith(/secrets\b/)).toEqual(
    ["preview --name draft", "deploy"].map((upload) =>
      expect.stringContaining(`run: node node_modules/wrangler/bin/wrangler.js ${upload}\n`),
    ),
  );
});

test("Only the step that reports problems gets GitHub's token", () => {
  expect(stepsWith(/github\.token/)).toEqual([
    expect.stringContaining("run: node scripts/open-issues.ts "),
  ]);
});

test("Publish leaves out the tests, and nothing else, if the code is live", () => {
  const project = temporaryFolder();
  writeContent(join(project, "content"));
  const env = { ...process.env, GITHUB_OUTPUT: join(project, "output") };
  const script = resolve("scripts/compare-with-live.ts");
  const { stdout } = spawnSync("node", [script], { cwd: project, env, encoding: "utf8" });
  expect(stdout).toContain("This code isn't live yet");
  const [name, value] = readFileSync(env.GITHUB_OUTPUT, "utf8").trim().split("=");
  expect(value).toBe("false");

  const condition = `if: \${{ steps.code.outputs.${name} != 'true' }}`;
  expect(stepsWith(/id: code\n/)).toEqual([expect.stringContaining("compare-with-live.ts\n")]);
  const conditional = stepsWith(/^ *if: (?!.*always)/m).map((step) =>
    step.trim().split(/\n +run: /),
  );
  expect(conditional).toEqual([
    [condition, "npx playwright install --with-deps --only-shell chromium"],
    [condition, "npm test"],
  ]);
});

test("The daily check runs every day, and sends a message on Mondays or if asked to", () => {
  const crons = stepsWith(/^cron: /).map((step) => /"(.+)"/.exec(step)?.[1]);
  expect(crons.map((cron) => cron?.split(" ").at(-1))).toEqual(["0,2-6", "1"]);
  const condition = `{ inputs.send || github.event.schedule == '${crons[1]}' }`;
  expect(stepsWith(/SEND: /)).toEqual([expect.stringContaining(condition)]);
});
