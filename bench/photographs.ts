import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const WIDTH = 4032;
const HEIGHT = 3024;
/** Dusk, skin, wood, leaves, walls. */
const hues = [24, 28, 32, 36, 90, 110, 200, 210];

/**
 * A content folder whose pictures weigh what photographs do, the same on every machine: leaves of
 * all sizes that cover each other, as the surfaces of a real scene do, with light, texture and grain.
 */
export async function photographicContent(folder: string): Promise<string> {
  if (existsSync(join(folder, "focus.json"))) return folder;
  mkdirSync(join(folder, "hero"), { recursive: true });
  for (const file of ["home.json", "services.json"])
    cpSync(join("content", file), join(folder, file));
  cpSync("bench/site.json", join(folder, "site.json"));
  for (let place = 1; place <= 7; place++) {
    await photograph(place).then((data) => writeFileSync(join(folder, `hero/${place}.jpg`), data));
  }
  writeFileSync(join(folder, "services.jpg"), await photograph(8));
  writeFileSync(join(folder, "focus.json"), "{}");
  return folder;
}

async function photograph(seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const leaves = Array.from({ length: 2500 }, () => leaf(random)).join("");
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#776a58"/>${leaves}</svg>`;
  const layers = [texture(random, 64, 60), texture(random, 8, 30), texture(random, 2, 14)];
  return sharp(Buffer.from(scene), { limitInputPixels: false })
    .blur(1.2)
    .composite(await Promise.all(layers))
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Many small, few large: the number falls with the cube of the radius. */
function leaf(random: () => number): string {
  const radius = Math.min(30 / Math.sqrt(random()), 900);
  const [x, y] = [random() * WIDTH, random() * HEIGHT];
  const hue = hues[Math.floor(random() * hues.length)];
  const color = `hsl(${hue} ${10 + random() * 35}% ${15 + random() * 65}%)`;
  return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${radius.toFixed()}" ry="${(radius * (0.4 + random())).toFixed()}" transform="rotate(${(random() * 180).toFixed()} ${x.toFixed()} ${y.toFixed()})" fill="${color}"/>`;
}

/** Gray noise of a grain size and a strength, laid over the scene. */
async function texture(random: () => number, grain: number, strength: number) {
  const [width, height] = [Math.ceil(WIDTH / grain), Math.ceil(HEIGHT / grain)];
  const values = Buffer.alloc(width * height);
  for (let at = 0; at < values.length; at++) {
    values[at] = 128 + (random() + random() - 1) * strength;
  }
  const input = await sharp(values, { raw: { width, height, channels: 1 } })
    .resize(WIDTH, HEIGHT, { fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, blend: "soft-light" as const };
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
