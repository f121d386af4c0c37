import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../test/unit-support/sample-content.ts";
import { currentCommit, isOverdue } from "./git.ts";

/** Saves this text in the repository, and returns the commit's id. */
function save(text: string, { hoursAgo }: { hoursAgo: number }): string {
  writeFileSync(join(process.env.GIT_WORK_TREE ?? "", "site.json"), text);
  const date = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@home.internal"];
  const git = (...options: string[]) =>
    spawnSync("git", [...owner, ...options], {
      env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_COMMITTER_DATE: date },
    });
  git("init");
  git("add", "site.json");
  git("commit", "--message", text);
  return currentCommit();
}

test("The owner is reminded after a day to publish what was saved", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = temporaryFolder();
  vi.stubEnv("GIT_WORK_TREE", folder);
  vi.stubEnv("GIT_DIR", join(folder, ".git"));

  const published = save("old number", { hoursAgo: 50 });
  expect(isOverdue("site.json", published)).toBe(false);
  expect(isOverdue("site.json", "unknown"), "a version that isn't in the history").toBe(true);

  save("new number", { hoursAgo: 25 });
  expect(isOverdue("site.json", published)).toBe(true);
  save("newer number", { hoursAgo: 23 });
  expect(isOverdue("site.json", published), "there's still time").toBe(false);

  save("new number", { hoursAgo: 30 });
  const changedBack = save("old number", { hoursAgo: 25 });
  expect(changedBack).not.toBe(published);
  expect(isOverdue("site.json", published), "changed back").toBe(false);
});
