import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { writeContent } from "../fixtures/content.ts";

const skipped = ["node_modules", "dist", "dist-local", "art", "bench", "content"];
/** Slow to make, so the copies share them. */
const shared = ["node_modules", ".cache/pictures"];

/** Copies the project, with the tests' content and these facts. */
export function copyProject(folder: string, site: object | string): string {
  const names = readdirSync(".").filter((name) => !name.startsWith(".") && !skipped.includes(name));
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  const facts = typeof site === "string" ? site : JSON.stringify(site);
  writeContent(join(folder, "content"), facts);
  mkdirSync(join(folder, ".cache"));
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

export function deploy(project: string, options: string[] = [], env = process.env) {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy.ts", ...options], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout, errors: stderr.split("\n").filter(Boolean) };
}

/** Deploys with a fake `wrangler` that records its arguments instead of uploading. */
export function deployWithoutUpload(project: string, options: string[] = []) {
  const bin = join(project, "bin");
  const trace = join(project, "uploads");
  mkdirSync(bin);
  writeFileSync(join(bin, "wrangler"), `#!/bin/sh\necho "$@" >> '${trace}'\n`);
  chmodSync(join(bin, "wrangler"), 0o755);
  const PATH = [bin, process.env.PATH].join(delimiter);
  const result = deploy(project, options, { ...process.env, PATH });
  return {
    ...result,
    isBuilt: existsSync(join(project, "dist")),
    uploads: existsSync(trace) ? readFileSync(trace, "utf8").trim().split("\n") : [],
  };
}
