import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

/** A folder that the test removes when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A valid `content/` with an owner's facts; a test may replace each file. */
export function sampleContent(files: Record<string, object> = {}): string {
  const folder = writeContent(temporaryFolder(), ownerFacts);
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  }
  return folder;
}

export function plainPicture(width: number, height: number, background = "#8a3a20") {
  return sharp({ create: { width, height, channels: 3, background } });
}
