import { spawnSync } from "node:child_process";

/** How long the owner may take to publish what was saved. */
const GRACE_PERIOD = 86_400_000;

/** The id of the commit in this folder. */
export function currentCommit(): string {
  const { stdout, stderr, status } = git("rev-parse", "HEAD");
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Whether this folder is exactly its commit, without new or changed files. */
export const isCommitted = () => git("status", "--porcelain").stdout === "";

/** Whether these files are the same in a version as here. False if it isn't part of the history. */
export function isSame(version: string, ...files: string[]): boolean {
  return git("diff", "--quiet", version, "HEAD", "--", ...files).status === 0;
}

/** Whether this file's last save is over a day old and isn't in this version. */
export function isOverdue(file: string, version: string): boolean {
  const saved = new Date(git("log", "-1", "--format=%cI", "--", file).stdout.trim());
  return !isSame(version, file) && Date.now() - saved.getTime() > GRACE_PERIOD;
}

function git(...options: string[]) {
  return spawnSync("git", options, { encoding: "utf8" });
}
