import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { emailApi } from "../src/contact/email-api.ts";
import { ownerFacts } from "../test/fixtures/facts.ts";
import { sampleContent } from "../test/unit-support/sample-content.ts";
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";
import { emailOriginIn } from "./virtual-modules.ts";

test("Problems stop the build with a line for each, and the older site is deleted", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "An older build");
  const site = { ...ownerFacts, siteUrl: "http://cedar.example", phone: "none" };
  renameSync(sampleContent({ "site.json": site }), join(folder, "content"));
  const { status, stderr } = spawnSync("node", [resolve("scripts/build.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toMatch(
    /^Facts → Web address .+ \(content\/site\.json\)\nFacts → Phone number .+ \(content\/site\.json\)\n$/,
  );
  expect(status).toBe(1);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test("Only the local build sends messages to this machine", () => {
  expect(emailOriginIn("local")).toBe("");
  expect(emailOriginIn("preview")).toBe(emailApi.origin);
  expect(emailOriginIn("production")).toBe(emailApi.origin);
});
