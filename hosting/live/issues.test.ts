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
  return readFileSync(calls, "utf8").trim().split("\n");
}

const changes = (calls: string[]) => calls.filter((call) => /^issue (create|close)/.test(call));

const map = { title: "The map cannot be reached", detail: "https://maps.example: 404" };

test("No issue is touched but those with the label of the daily look, which is made where it is missing", () => {
  expect(asked([], [])).toEqual([
    "label create website --force --description Found by the daily look at the site",
    "issue list --label website --json number,title",
  ]);
});

test("A new fault becomes an issue", () => {
  expect(changes(asked([map], []))).toEqual([
    "issue create --label website --title The map cannot be reached --body https://maps.example: 404",
  ]);
});

test("A fault that lasts has one issue, also when its words change", () => {
  const today = { ...map, detail: "https://maps.example: 500" };
  expect(changes(asked([today], [{ number: 7, title: map.title }]))).toEqual([]);
});

test("An issue is closed when its fault is gone", () => {
  expect(changes(asked([], [{ number: 7, title: map.title }]))).toEqual([
    "issue close 7 --comment The daily look no longer finds this.",
  ]);
});

test("Of several faults each has its own issue", () => {
  const form = { title: "The form cannot be reached", detail: "https://api.example: 500" };
  const open = [
    { number: 7, title: map.title },
    { number: 8, title: "The home page cannot be reached" },
  ];
  expect(changes(asked([map, form], open))).toEqual([
    "issue create --label website --title The form cannot be reached --body https://api.example: 500",
    "issue close 8 --comment The daily look no longer finds this.",
  ]);
});
