import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** The first program that exists. A name without a folder is looked up on the PATH. */
export function findProgram(...candidates: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return candidates
    .flatMap((candidate) =>
      basename(candidate) === candidate
        ? folders.map((folder) => join(folder, candidate))
        : [candidate],
    )
    .find(existsSync);
}

type Source = { name: string; debian: string[]; playwright?: string };

/** Finds a program, or installs it: from Debian if we're root, then from Playwright if need be. */
export function findOrInstall<Found>(
  find: () => Found | undefined,
  { name, debian, playwright }: Source,
): Found | undefined {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const found = find();
  if (found || !(canUseApt || playwright)) return found;
  console.log(`Installing ${name} (a minute or two) …`);
  if (canUseApt) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...debian);
  }
  if (playwright && !find()) run("playwright", "install", playwright);
  return find();
}

/** Runs quietly. If the program is still missing, the caller says what to do. */
function run(command: string, ...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, options, { stdio: "ignore", env });
}
