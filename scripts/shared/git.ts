import { spawnSync } from "node:child_process";

/** The id of the commit in this folder. */
export function currentCommit(): string {
  const { stdout, stderr, status } = git("rev-parse", "HEAD");
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Whether this folder is exactly its commit, without new or changed files. */
export function isCommitted(): boolean {
  // An engineer's own settings may hide new files.
  const { stdout, status } = git("status", "--porcelain", "--untracked-files=all");
  return status === 0 && stdout === "";
}

/** Whether these files are the same in a version as here. False if it isn't part of the history. */
export function isSame(version: string, ...files: string[]): boolean {
  return git("diff", "--quiet", version, "HEAD", "--", ...files).status === 0;
}

/** Since when this file has been different from what it is in a version. Undefined if it's the same. */
export function changedSince(version: string, file: string): Date | undefined {
  const log = git("log", "--format=%H %cI", "--", file).stdout.trim();
  let first: string | undefined;
  // The newest comes first.
  for (const save of log.split("\n")) {
    const [commit = "", date] = save.split(" ");
    if (git("diff", "--quiet", version, commit, "--", file).status === 0) break;
    first = date;
  }
  return first === undefined ? undefined : new Date(first);
}

function git(...options: string[]) {
  return spawnSync("git", options, { encoding: "utf8" });
}
