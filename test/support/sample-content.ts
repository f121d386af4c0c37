import sharp from "sharp";
import { readContent } from "../../site-build/content/read.ts";
import { type ChangedFiles, writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { temporaryFolder } from "./temporary-folder.ts";

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
    ({ message }: Error) => message.replaceAll(`${folder}/`, "").split("\n"),
  );
}

export function plainPicture(width: number, height: number, background = "#8a3a20") {
  return sharp({ create: { width, height, channels: 3, background } });
}
