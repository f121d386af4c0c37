import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one that was chosen, or else the first on the PATH, or else at another path: whichever is there. */
export function findProgram(
  chosen = "",
  names: string[] = [],
  ...otherPaths: string[]
): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [chosen, ...onPath, ...otherPaths].find((path) => path !== "" && existsSync(path));
}

export const mayUseDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export function installFromDebian(...names: string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
}

/** Says nothing: whoever needs the program looks whether it is there, and says what to do. */
export function run(command: string, ...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, options, { stdio: "ignore", env });
}
