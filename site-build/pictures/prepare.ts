import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { paper } from "../styles.ts";
import { type CutPicture, cutPicture, type PictureFile, type PictureFiles } from "./cut.ts";
import { makeOnce } from "./make-once.ts";
import { type Role, shapesFor } from "./shapes.ts";

// How a picture in `content/` gets onto the screen:
// 1. content/find-pictures.ts finds the files on the owner's lists, and where the faces are in each.
// 2. shapes.ts lists what each kind of screen needs. crop.ts finds the largest crop of that shape.
// 3. cut.ts cuts the crops, and encode.ts encodes each within its budget. This file does that once
//    for each picture, and keeps the results in `.cache/pictures/`.
// 4. picture-data.ts gives the site their URLs (`virtual:pictures`), and crops-css.ts gives it where
//    the faces are in each crop (`virtual:crops.css`).
// 5. src/components/Picture.tsx offers the crops to the browser, which picks one. With the numbers
//    from step 4, Slide.module.css keeps the faces clear of the words, and
//    Backdrop.module.css keeps them in view.

export type PreparedPictures = { hero: CutPicture[]; services: CutPicture; share: string };

/** Where the pictures' files are kept. */
export const preparedFolder = resolve(".cache/pictures");

/** Cuts and encodes the owner's pictures, which takes a while for new pictures. */
export async function preparePictures(
  { hero, services }: PictureFiles,
  folder = preparedFolder,
): Promise<PreparedPictures> {
  const slides: CutPicture[] = [];
  // One after another, because a 12-megapixel photograph takes a lot of memory.
  for (const [index, file] of hero.entries()) {
    slides.push(await cutOnce(file, index === 0 ? "first" : "hero", folder));
  }
  const share = slides[0]?.share;
  if (!share) throw new Error("The first picture has no share picture");
  return { hero: slides, services: await cutOnce(services, "services", folder), share };
}

/** Files here that only describe the results. */
const withoutEffect = ["picture-data.ts", "crops-css.ts"];

/** Encoding is slow, so the results are kept under a hash of everything that affects them. */
async function cutOnce(file: PictureFile, role: Role, folder: string): Promise<CutPicture> {
  const shapes = shapesFor[role];
  const ingredients = [
    file.name,
    file.hasPeople,
    file.place,
    role,
    shapes,
    sharp.versions,
    paper.light,
  ];
  const key = createHash("sha256")
    .update(readFileSync(file.path))
    .update(JSON.stringify(ingredients));
  const here = import.meta.dirname;
  const code = globSync("*.ts", { cwd: here, exclude: ["*.test.ts", ...withoutEffect] });
  for (const name of code.sort()) key.update(readFileSync(join(here, name)));
  const list = join(folder, `${key.digest("hex").slice(0, 16)}.json`);
  await makeOnce(list, async (part) => {
    console.log(`Cutting and encoding ${basename(file.path)} …`);
    const cut = await cutPicture(file, { shapes, withShare: role === "first", folder });
    await writeFile(part, JSON.stringify(cut));
  });
  return JSON.parse(readFileSync(list, "utf8"));
}
