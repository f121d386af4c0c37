import { execFile } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serveGitHub } from "../test/unit-support/github.ts";
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";

test("Problems are reported without any package, so no other code gets the token", async () => {
  const folder = temporaryFolder();
  for (const name of ["scripts/open-issues.ts", "scripts/github", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const { env, changes } = await serveGitHub({
    "GET /issues?state=open&per_page=100": [],
    "POST /issues": {},
  });
  const openIssues = () =>
    promisify(execFile)("node", ["scripts/open-issues.ts", "report.json"], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
  await expect(openIssues(), "a check that saved nothing").rejects.toThrow("report.json");

  const problem = { title: "The map isn't available", body: "Wait." };
  const report = { problems: [problem], fine: [] };
  writeFileSync(join(folder, "report.json"), JSON.stringify(report));
  await openIssues();
  expect(changes).toEqual([
    expect.stringContaining(`"title":"Daily site check: ${problem.title}"`),
  ]);
});
