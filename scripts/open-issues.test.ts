import { execFile } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serveGitHub } from "../test/unit-support/github.ts";
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";

test("Problems are reported without any package, so no other code gets the token", async () => {
  const folder = temporaryFolder();
  for (const name of ["scripts/open-issues.ts", "hosting/github", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const problem = { title: "The map isn't available", detail: "status 404", advice: "Wait." };
  const report = { check: "Daily site check", problems: [problem] };
  writeFileSync(join(folder, "daily.json"), JSON.stringify(report));
  const { env, changes } = await serveGitHub({
    "GET /issues?state=open&per_page=100": [],
    "POST /issues": {},
  });
  await promisify(execFile)("node", ["scripts/open-issues.ts", "daily.json", "none.json"], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  expect(changes).toEqual([
    expect.stringContaining(`"title":"Daily site check: ${problem.title}"`),
  ]);
});
