import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import { type CutPicture, cutPicture, type PictureFile } from "./cut.ts";

// How a picture in `content/` gets onto the screen (`readSources` in site.ts starts it):
// 1. content/find-pictures.ts finds the files that the owner chose, and where the faces are in each.
// 2. art-direction.ts lists what each kind of screen needs. crop.ts finds the largest crop for it.
// 3. open.ts reads a picture, cut.ts cuts the crops, and encode.ts encodes each within its budget.
//    This file does that once for each picture, and keeps the results in `.cache/pictures/`.
// 4. virtual-content.ts puts their URLs into the words (`virtual:content`), and bundle.ts writes the files.
// 5. src/components/Picture.tsx offers the crops to the browser, which picks one.

/** Cuts and encodes the owner's pictures, which takes a while for new pictures. */
export async function preparePictures<Key>(
  files: Map<Key, PictureFile>,
  folders = { cache: ".cache/pictures", code: import.meta.dirname },
): Promise<Map<Key, CutPicture>> {
  const pictures = new Map<Key, CutPicture>();
  // One after another, because a photograph takes a lot of memory.
  for (const [key, file] of files) {
    const progress = `${basename(file.path)} (${pictures.size + 1} of ${files.size})`;
    pictures.set(key, await cutOnce(file, progress, folders));
  }
  return pictures;
}

/** Encoding is slow, so each picture is kept under a hash of everything that affects it. */
async function cutOnce(
  file: PictureFile,
  progress: string,
  { cache, code }: { cache: string; code: string },
): Promise<CutPicture> {
  const { path, ...wanted } = file;
  const modules = readdirSync(code).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const hash = createHash("sha256").update(JSON.stringify([wanted, sharp.versions]));
  for (const each of [path, ...modules.map((name) => join(code, name))]) {
    hash.update(readFileSync(each));
  }
  const kept = join(cache, hash.digest("hex"));
  const known = readKept(kept);
  if (known) return known;
  console.log(`Cutting and encoding ${progress} …`);
  const picture = await cutPicture(file);
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
