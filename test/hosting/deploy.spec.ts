import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { smokeTest } from "../../hosting/smoke-test.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

test.describe.configure({ timeout: 300_000 });

test("A preview is built, tested and uploaded; it says so, and hides from search engines", () => {
  const project = projectIn(test.info().outputPath("project"));
  // In place of the upload.
  mkdirSync(join(project, "bin"));
  writeFileSync(join(project, "bin/wrangler"), "#!/bin/sh\necho Asked for: $@", { mode: 0o755 });
  const PATH = [join(project, "bin"), process.env.PATH].join(delimiter);
  expect(run(project, { PATH }, "node", "scripts/deploy.ts", "--preview")).toMatch(
    /\nAsked for: preview\n$/,
  );
  const read = (file: string) => readFileSync(join(project, "dist", file), "utf8");
  for (const page of ["index.html", "services.html"]) {
    expect(read(page)).toContain("This is a preview. It is not published yet.");
    expect(read(page)).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");

  const dryRun = run(project, {}, "wrangler", "deploy", "--dry-run");
  expect(dryRun).toContain("--dry-run: exiting now.");
});

test("A site without its pages and headers fails the smoke test", async () => {
  const folder = test.info().outputPath();
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  const { facts } = factsFrom(ownerFacts, "production");
  const problems = await smokeTest(folder, { facts, isPublic: true });
  expect(problems.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "The home page is missing security headers",
      "The Services page can't be reached",
    ]),
  );
});

/** A folder that looks like the project, with the tests' content. */
function projectIn(folder: string): string {
  writeContent(join(folder, "content"), ownerFacts);
  mkdirSync(join(folder, ".cache"));
  const names = ["node_modules", "public", "scripts", "src", "wrangler.jsonc", ".cache/pictures"];
  for (const name of names) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

/** What a command prints. It must succeed. */
function run(folder: string, env: object, command: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return stdout;
}
