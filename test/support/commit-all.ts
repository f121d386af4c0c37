import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Commits everything in a folder. Returns the commit's id. */
export function commitAll(folder: string): string {
  const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@home.internal"];
  const git = (...options: string[]) =>
    execFileSync("git", [...identity, ...options], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
      },
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "Save");
  return git("rev-parse", "HEAD").trim();
}

/** Saves facts as the owner's form does. Returns the commit's id. */
export function saveFacts(folder: string, facts: object): string {
  mkdirSync(join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "content/site.json"), JSON.stringify(facts));
  return commitAll(folder);
}
