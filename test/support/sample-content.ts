import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { ownerFacts } from "../fixtures/facts.ts";
import { slideshow } from "../fixtures/specification.ts";

const description = "A small adult family home for seniors. Call us or send us a message.";

const pictures = Array.from({ length: slideshow.pictures }, (_, index) => ({
  image: `content/hero/${index + 1}.png`,
}));

export const sampleText = {
  "home.json": {
    description,
    headline: "Welcome.",
    subline: "Come in.",
    about: ["We care."],
    contact: "Write to us.",
    pictures,
  },
  "services.json": {
    description,
    intro: "This is how we care.",
    categories: [{ title: "Care", icon: "care", items: ["Bathing", "Dressing"] }],
    picture: { image: "content/services.png" },
  },
};

/** A folder that the test removes when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A valid `content/`; a test may replace each file. */
export async function sampleContent(files: Record<string, unknown> = {}): Promise<string> {
  const folder = temporaryFolder();
  // Files that no unit test looks at.
  cpSync("test/fixtures/content", folder, { recursive: true });
  const all = { "site.json": ownerFacts, ...sampleText, ...files };
  for (const [name, value] of Object.entries(all)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, "hero"));
  for (const [index, { image }] of pictures.entries()) {
    const picture = plainPicture(600, 600, `hsl(${index * 40} 50% 50%)`);
    await picture.toFile(image.replace("content", folder));
  }
  await plainPicture(600, 600).toFile(join(folder, "services.png"));
  return folder;
}

export function plainPicture(width: number, height: number, background = "#8a3a20") {
  return sharp({ create: { width, height, channels: 3, background } });
}
