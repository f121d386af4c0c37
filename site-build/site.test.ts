import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import {
  sampleContent,
  sampleFacts,
  sampleText,
  temporaryFolder,
} from "../test/support/sample-content.ts";

/** Builds where an older build lies in `dist/`. */
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

test("Faults in several files end the build with one line each, and no site is left", async () => {
  const content = await sampleContent({
    "site.json": { ...sampleFacts, phone: "425-CALL-NOW", siteUrl: "http://cedar.example" },
    "services.json": { ...sampleText["services.json"], intro: undefined },
    "home.json": '{ "headline": "Welcome.", }',
  });
  expect(await build(content)).toEqual({
    status: 1,
    stderr: `content/site.json, line 1: siteUrl: must be the website's https address, without a page after it (it is "http://cedar.example"). Example: "https://www.example.com"
content/site.json, line 1: phone: must be a US phone number with its area code (it is "425-CALL-NOW"). Example: "(425) 555-0100"
content/home.json, line 1: there is a comma after the last entry. Example: ["Bathing", "Dressing"]
content/services.json, line 1: intro: is missing. Example: "Here is how we care for the people who live with us."
`,
    isFolderLeft: false,
  });
});

test("A build that fails for any other reason leaves no site either", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, ".cache"), "A file where the build wants a folder");
  const { status, stderr, isFolderLeft } = await build(await sampleContent(), folder);
  expect(stderr).toContain("Error: ");
  expect({ status, isFolderLeft }).toEqual({ status: 1, isFolderLeft: false });
});
