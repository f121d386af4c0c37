import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) =>
  readFileSync(`${folder}/${file}`, "utf8").replace(/^ *#.*\n/gm, ""),
);

/** The steps that mention something, in all workflows. */
function stepsWith(text: RegExp): string[] {
  const steps = workflows.flatMap((workflow) => workflow.split(/^ +- /m));
  return steps.filter((step) => text.test(step));
}

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
    expect.stringContaining("run: node scripts/report-problems.ts "),
  ]);
});
