import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Writes a fake of GitHub's command into a folder. It gives this answer, and notes what it's told to do. */
export function fakeGh(folder: string, answer: object) {
  const log = join(folder, "log");
  const note = `printf '%s\\0' "$*" >> '${log}'`;
  const lines = ["#!/bin/sh", note, "cat <<'END'", JSON.stringify(answer), "END\n"];
  writeFileSync(join(folder, "gh"), lines.join("\n"), { mode: 0o755 });
  const commands = () =>
    existsSync(log) ? readFileSync(log, "utf8").split("\0").slice(0, -1) : [];
  return { PATH: folder + delimiter + process.env.PATH, commands };
}
