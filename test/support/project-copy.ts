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
import { fixtureContent } from "../fixtures/content.ts";

const left = ["node_modules", "dist", "dist-local", "art", "bench", "content"];
/** These take long to make, so the copies share them. */
const shared = ["node_modules", ".cache/pictures"];

/** The project with the tests' content and these facts, in a folder of its own. */
export function copyProject(folder: string, site: object | string): string {
  const names = readdirSync(".").filter((name) => !name.startsWith(".") && !left.includes(name));
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  cpSync(fixtureContent, join(folder, "content"), { recursive: true });
  mkdirSync(join(folder, ".cache"));
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  const text = typeof site === "string" ? site : JSON.stringify(site);
  writeFileSync(join(folder, "content/site.json"), text);
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

/** Deploys where `wrangler` leaves a trace instead of uploading. */
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
