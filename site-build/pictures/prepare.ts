import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import { firstVariants, type Variant, variants } from "./art-direction.ts";
import { type CutPicture, cutPicture, type PictureFile, type PictureFiles } from "./cut.ts";

// How a picture in `content/` gets onto the screen (`readSources` starts it):
// 1. content/find-pictures.ts finds the files on the owner's lists, and where the faces are in each.
// 2. art-direction.ts lists what each kind of screen needs. crop.ts finds the largest crop for it.
// 3. open.ts reads a picture, cut.ts cuts the crops, and encode.ts encodes each within its budget.
//    This file does that once for each picture, and keeps the results in `.cache/pictures/`.
// 4. picture-data.ts gives the site their URLs (`virtual:pictures`), and bundle.ts writes the files.
// 5. src/components/Picture.tsx offers the crops to the browser, which picks one.

export type PreparedPictures = { hero: CutPicture[]; services: CutPicture };

/** Cuts and encodes the owner's pictures, which takes a while for new pictures. */
export async function preparePictures(
  { hero, services }: PictureFiles,
  folders = { cache: ".cache/pictures", code: import.meta.dirname },
): Promise<PreparedPictures> {
  const slides: CutPicture[] = [];
  // One after another, because a photograph takes a lot of memory.
  for (const [index, file] of hero.entries()) {
    const isFirst = index === 0;
    slides.push(await cutOnce(file, isFirst ? firstVariants : variants, isFirst, folders));
  }
  return { hero: slides, services: await cutOnce(services, firstVariants, false, folders) };
}

/** Encoding is slow, so each picture is kept under a hash of everything that affects it. */
async function cutOnce(
  file: PictureFile,
  variants: Variant[],
  withShare: boolean,
  { cache, code }: { cache: string; code: string },
): Promise<CutPicture> {
  const { path, ...about } = file;
  const modules = readdirSync(code).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const settings = JSON.stringify([about, variants, withShare, sharp.versions]);
  const hash = createHash("sha256").update(settings);
  for (const each of [path, ...modules.map((name) => join(code, name))]) {
    hash.update(readFileSync(each));
  }
  const kept = join(cache, hash.digest("hex"));
  const known = readKept(kept);
  if (known) return known;
  console.log(`Cutting and encoding ${basename(path)} …`);
  const picture = await cutPicture(file, { variants, withShare });
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, serialize(picture));
  return picture;
}

/** Nothing if the file is missing, or only half written because a build was interrupted. */
function readKept(path: string): CutPicture | undefined {
  try {
    return deserialize(readFileSync(path));
  } catch {
    return undefined;
  }
}
