import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { ownerFacts } from "../fixtures/facts.ts";

const description = "A small adult family home for seniors. Call us or send us a message.";

export const sampleText = {
  "home.json": {
    description,
    headline: "Welcome.",
    subline: "Come in.",
    about: ["We care."],
    contact: "Write to us.",
  },
  "services.json": {
    description,
    intro: "This is how we care.",
    categories: [{ title: "Care", icon: "care", items: ["Bathing", "Dressing"] }],
  },
};

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A `content/` without a fault; a test may replace each file. */
export async function sampleContent(files: Record<string, unknown> = {}): Promise<string> {
  const folder = temporaryFolder();
  const all = { "site.json": ownerFacts, "focus.json": {}, ...sampleText, ...files };
  for (const [name, value] of Object.entries(all)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    writeFileSync(join(folder, name), text);
  }
  const picture = await plainPicture(600, 600).png().toBuffer();
  mkdirSync(join(folder, "hero"));
  for (const name of ["1", "2", "3", "4", "5", "6", "7"]) {
    writeFileSync(join(folder, "hero", `${name}.png`), picture);
  }
  writeFileSync(join(folder, "services.png"), picture);
  return folder;
}

export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#8a3a20" } });
}
