import { spawnSync } from "node:child_process";

/** The id of the commit in this folder. */
export function currentCommit(): string {
  return git("rev-parse", "HEAD");
}

/** When a commit last changed this file. */
export function lastChange(file: string): Date {
  return new Date(git("log", "-1", "--format=%cI", "--", file));
}

function git(...options: string[]): string {
  const { stdout, stderr, status } = spawnSync("git", options, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${options.join(" ")}: ${stderr}`);
  return stdout.trim();
}
