import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { reportOnGitHub } from "./issues.ts";

/** What GitHub's command is asked to do while these issues are open. */
function asked(faults: Parameters<typeof reportOnGitHub>[0], open: object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "gh-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = join(folder, "calls");
  writeFileSync(join(folder, "open.json"), JSON.stringify(open));
  writeFileSync(
    join(folder, "gh"),
    `#!/bin/sh\necho "$@" >> '${calls}'\n[ "$2" = list ] && cat '${folder}/open.json' || true\n`,
  );
  chmodSync(join(folder, "gh"), 0o755);
  vi.stubEnv("PATH", [folder, process.env.PATH].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  reportOnGitHub(faults);
  const changes = /^issue (create|close)/;
  return readFileSync(calls, "utf8")
    .split("\n")
    .filter((call) => changes.test(call));
}

const map = { title: "The map cannot be reached", detail: "https://maps.example: 404" };

test("A new fault becomes an issue", () => {
  expect(asked([map], [])).toEqual([
    "issue create --label website --title The map cannot be reached --body https://maps.example: 404",
  ]);
});

test("A fault that lasts has one issue, also when its words change", () => {
  const today = { ...map, detail: "https://maps.example: 500" };
  expect(asked([today], [{ number: 7, title: map.title }])).toEqual([]);
});

test("An issue is closed when its fault is gone", () => {
  expect(asked([], [{ number: 7, title: map.title }])).toEqual([
    "issue close 7 --comment The daily look no longer finds this.",
  ]);
});
