import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };
import { temporaryFolder } from "../test/unit-support/temporary-folder.ts";

type Package = { version: string; os?: string[]; optional?: true };
type Packages = Record<string, Package>;

const react = { version: "19.0.0" };
const forOthers: Package = { version: "1.0.0", os: ["plan9"], optional: true };

/** Whether the packages in a lock file are installed again if these are there. */
function installs(wanted: Packages, installed?: Packages): boolean {
  const folder = temporaryFolder();
  const write = (file: string, packages: object) =>
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  write("package-lock.json", { "": {}, ...wanted });
  mkdirSync(join(folder, "node_modules"));
  if (installed) write("node_modules/.package-lock.json", installed);
  // In place of npm, this only says that it was called.
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout } = spawnSync("node", ["scripts/install.mjs", folder], { env, encoding: "utf8" });
  return stdout.includes("npm ci --ignore-scripts");
}

test("Every command first installs what's missing", () => {
  const commands = Object.keys(scripts).filter((name) => !name.startsWith("pre"));
  const before = (name: string) => (scripts as Record<string, string>)[`pre${name}`];
  expect(new Set(commands.map(before))).toEqual(new Set(["node scripts/install.mjs"]));
});

test("Dependencies are installed if they're missing, old or another machine's, and only then", () => {
  const wanted: Packages = { react, forOthers };
  expect(installs(wanted), "nothing is there").toBe(true);
  expect(installs(wanted, {}), "one is missing").toBe(true);
  expect(installs(wanted, { react: { version: "18.0.0" } }), "an old version").toBe(true);
  expect(installs(wanted, { react, forOthers }), "copied from another machine").toBe(true);
  expect(installs(wanted, { react, more: react }), "one too many").toBe(true);
  expect(installs(wanted, { react }), "all that this machine needs").toBe(false);
});
