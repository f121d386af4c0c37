import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ownerFacts } from "../test/fixtures/facts.ts";
import { sampleContent, sampleText, temporaryFolder } from "../test/support/sample-content.ts";

/** Builds into a `dist/` that has an older build. */
async function build(content: string, folder = temporaryFolder()) {
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "An older build");
  renameSync(content, join(folder, "content"));
  const { status, stderr } = spawnSync("node", [resolve("scripts/build.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr, isFolderLeft: existsSync(join(folder, "dist")) };
}

test("Problems stop the build with a line for each, and leave no site behind", async () => {
  const content = await sampleContent({
    "site.json": { ...ownerFacts, siteUrl: "http://cedar.example" },
    "services.json": { ...sampleText["services.json"], intro: undefined },
  });
  const { status, stderr, isFolderLeft } = await build(content);
  expect(stderr).toMatch(
    /^content\/site\.json, line 1: siteUrl: .+\ncontent\/services\.json, line 1: intro: .+\n$/,
  );
  expect({ status, isFolderLeft }).toEqual({ status: 1, isFolderLeft: false });
});

test("A build that fails for any other reason leaves no site behind either", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ".cache"), "A file where the build wants a folder");
  const { status, stderr, isFolderLeft } = await build(await sampleContent(), folder);
  expect(stderr).toContain("Error: ");
  expect({ status, isFolderLeft }).toEqual({ status: 1, isFolderLeft: false });
});
