import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { ContentError } from "../../site-build/content/content-error.ts";
import { readContent } from "../../site-build/content/read.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

/** A folder that the test removes when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files in `content/` that a test replaces, by their names. */
type ChangedFiles = Record<string, object | string>;

/** A valid `content/` with an owner's facts. */
export function sampleContent(files: ChangedFiles = {}): string {
  const folder = writeContent(temporaryFolder(), ownerFacts);
  for (const [name, value] of Object.entries(files)) {
    const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The owner's error lines, without the folder. */
export async function problemsIn(
  files: ChangedFiles,
  folder = sampleContent(files),
  options: { mustBePublishable?: boolean } = {},
): Promise<string[]> {
  return readContent(folder, { mode: "production", ...options }).then(
    () => [],
    ({ problems }: ContentError) => problems.map((problem) => problem.replaceAll(`${folder}/`, "")),
  );
}

export function plainPicture(width: number, height: number, background = "#8a3a20") {
  return sharp({ create: { width, height, channels: 3, background } });
}
