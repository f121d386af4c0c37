import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { ContentError } from "../../site-build/content/content-error.ts";
import { readContent } from "../../site-build/content/read.ts";
import { type ChangedFiles, writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

/** A folder that the test removes when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A valid `content/` with an owner's facts. */
export function sampleContent(changed: ChangedFiles = {}): string {
  return writeContent(temporaryFolder(), { "site.json": ownerFacts, ...changed });
}

/** The owner's error lines for a folder, without its path. */
export function problemsIn(
  folder: string,
  options: { mustBePublishable?: boolean } = {},
): Promise<string[]> {
  return readContent(folder, options).then(
    () => [],
    ({ problems }: ContentError) => problems.map((problem) => problem.replaceAll(`${folder}/`, "")),
  );
}

export function plainPicture(width: number, height: number, background = "#8a3a20") {
  return sharp({ create: { width, height, channels: 3, background } });
}
