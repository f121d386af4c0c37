import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A phone's 12 megapixels. */
const size = { width: 4032, height: 3024 };
const noise = { width: 400, height: 300 };
/** How much lighter or darker the noise makes a pixel, out of 128. */
const STRENGTH = 22;

/**
 * Gives every picture in a content folder the size and the bytes of a photograph. Blur and noise
 * give the same result on every machine, and need no real photographs.
 */
export async function turnIntoPhotographs(content: string): Promise<void> {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(avif|jpe?g|png|webp)$/i.test(name))) {
    // Read first, because sharp can't write to the file it reads.
    const picture = readFileSync(join(content, file));
    await sharp(picture)
      .resize(size)
      .blur(4)
      .composite([{ input: await texture(file), blend: "hard-light" }])
      // Each file keeps the format that its name says.
      .webp({ quality: 92, effort: 0, force: false })
      .jpeg({ quality: 92, force: false })
      .toFile(join(content, file));
  }
}

function texture(seed: string): Promise<Buffer> {
  const hash = createHash("shake256", { outputLength: noise.width * noise.height });
  return sharp(hash.update(seed).digest(), { raw: { ...noise, channels: 1 } })
    .linear(STRENGTH / 128, 128 - STRENGTH)
    .resize(size)
    .png()
    .toBuffer();
}
