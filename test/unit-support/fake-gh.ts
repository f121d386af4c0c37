import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/** Replaces GitHub's command with one that gives this answer. Returns what it was told to do. */
export function fakeGh(answer: object): () => string[] {
  const folder = temporaryFolder();
  const log = join(folder, "log");
  const lines = [
    "#!/bin/sh",
    `echo "$*" >> "${log}"`,
    "cat <<'END'",
    JSON.stringify(answer),
    "END",
  ];
  writeFileSync(join(folder, "gh"), `${lines.join("\n")}\n`, { mode: 0o755 });
  const before = process.env.PATH;
  process.env.PATH = folder + delimiter + before;
  onTestFinished(() => {
    process.env.PATH = before;
  });
  return () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []);
}
