import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { slideshow } from "../fixtures/specification.ts";

export const sampleFacts = {
  siteUrl: "https://www.cedar.example",
  companyName: "Cedar Home",
  phone: "425.555.0123",
  testimonialsUrl: "https://reviews.example/cedar?home=1",
  address: { street: "714 88th St SE", city: "Everett", state: "WA" },
  emailService: { serviceId: "service_1", templateId: "template_1", publicKey: "key_1" },
};

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
    pictures,
  },
  "services.json": {
    description,
    intro: "This is how we care.",
    categories: [{ title: "Care", icon: "care", items: ["Bathing", "Dressing"] }],
    picture: { image: "content/services.png" },
  },
};

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A `content/` without a fault, for a test to spoil; each file may be replaced. */
export async function sampleContent(files: Record<string, unknown> = {}): Promise<string> {
  const folder = temporaryFolder();
  const all = { "site.json": sampleFacts, ...sampleText, ...files };
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
