import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { smokeTest } from "../../hosting/smoke-test.ts";
import { versionIn } from "../../hosting/version.ts";
import { currentCommit } from "../../scripts/git.ts";
import { factsFrom } from "../../site-build/content/facts.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

test.describe.configure({ timeout: 300_000 });

/** Facts that aren't in the HTML as people read them. */
const oddFacts = {
  ...ownerFacts,
  companyName: "Love <3 Home & Garden",
  address: { ...ownerFacts.address, postalCode: "98000-1234" },
};

test("A missing fact stops a deployment; a preview is built, tested and uploaded", () => {
  const project = projectIn(test.info().outputPath("project"));
  const site = join(project, "content/site.json");
  writeFileSync(site, JSON.stringify({ ...oddFacts, phone: "" }));
  for (const command of [["scripts/deploy.ts"], ["scripts/check-content.ts", "--publishable"]]) {
    const refused = run(project, "node", ...command);
    expect(refused.stderr).toContain("content/site.json, line 1: phone: is missing. Example: ");
    expect(refused.status).toBe(1);
  }
  expect(existsSync(join(project, "dist")), "nothing is built").toBe(false);

  const preview = run(project, "node", "scripts/deploy.ts", "--preview");
  expect(preview.status, preview.stderr).toBe(0);
  expect(preview.stdout).toMatch(/\nUploads: preview\n$/);
  const read = (file: string) => readFileSync(join(project, "dist", file), "utf8");
  for (const page of ["index.html", "services.html"]) {
    expect(read(page)).toContain("This is a preview. Still missing: phone number.");
    expect(read(page)).toContain('<meta name="robots" content="noindex"/>');
    expect(versionIn(read(page))).toBe(currentCommit());
  }
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");

  const dryRun = run(project, resolve("node_modules/.bin/wrangler"), "deploy", "--dry-run");
  expect(dryRun.stdout, dryRun.stderr).toContain("--dry-run: exiting now.");
});

test("A site without its pages and headers fails the smoke test", async () => {
  const folder = test.info().outputPath();
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Hello</title>");
  const { facts } = factsFrom(ownerFacts, "production");
  const problems = await smokeTest(folder, { facts, isPublic: true });
  expect(problems.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "The home page is missing security headers",
      "The Services page is down",
      "The website still shows the old phone number",
    ]),
  );
});

/** A folder that looks like the project, with the tests' content and a fake `wrangler`. */
function projectIn(folder: string): string {
  writeContent(join(folder, "content"));
  for (const name of [".cache", "bin"]) mkdirSync(join(folder, name));
  const names = ["node_modules", "public", "scripts", "src", "wrangler.jsonc", ".cache/pictures"];
  for (const name of names) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, "bin/wrangler"), "#!/bin/sh\necho Uploads: $@", { mode: 0o755 });
  return folder;
}

function run(folder: string, command: string, ...options: string[]) {
  const PATH = [join(folder, "bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH };
  return spawnSync(command, options, { cwd: folder, env, encoding: "utf8" });
}
