import { spawnSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { sampleFacts, sampleWords, temporaryFolder } from "../site-build/sample-content.ts";

vi.setConfig({ testTimeout: 60_000 });

test("On GitHub the owner's faults stand on the page of the check", () => {
  const project = temporaryFolder();
  const words = sampleWords({ "site.json": { ...sampleFacts, phone: "none" } });
  renameSync(words, join(project, "content"));
  const summary = join(project, "summary.md");
  const { status, stderr } = spawnSync("node", [resolve("scripts/check-content.ts")], {
    cwd: project,
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("content/site.json, line 1: phone: must be a US phone number");
  expect(readFileSync(summary, "utf8")).toBe(`### Please fix\n\`\`\`\n${stderr}\`\`\`\n`);
});
