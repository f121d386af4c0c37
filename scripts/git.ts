import { spawnSync } from "node:child_process";

/** How long the owner may take to publish what was saved. */
const GRACE_PERIOD = 86_400_000;

/** The id of the commit in this folder. */
export function currentCommit(): string {
  const { stdout, stderr, status } = git("rev-parse", "HEAD");
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Whether this file's last save is over a day old and isn't in this version. */
export function isOverdue(file: string, version: string): boolean {
  // This fails, too, if the version isn't part of the history.
  const isPublished = git("diff", "--quiet", version, "HEAD", "--", file).status === 0;
  const saved = new Date(git("log", "-1", "--format=%cI", "--", file).stdout.trim());
  return !isPublished && Date.now() - saved.getTime() > GRACE_PERIOD;
}

function git(...options: string[]) {
  return spawnSync("git", options, { encoding: "utf8" });
}
