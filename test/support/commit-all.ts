import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Commits everything in a folder, as if it had been saved some hours ago. Returns the commit's id. */
export function commitAll(folder: string, { hoursAgo = 0 } = {}): string {
  const date = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@home.internal"];
  const git = (...options: string[]) =>
    execFileSync("git", [...identity, ...options], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_COMMITTER_DATE: date,
      },
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "Save");
  return git("rev-parse", "HEAD").trim();
}

/** Saves facts as the owner's form does. Returns the commit's id. */
export function saveFacts(folder: string, facts: object, when?: { hoursAgo: number }): string {
  mkdirSync(join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "content/site.json"), JSON.stringify(facts));
  return commitAll(folder, when);
}
