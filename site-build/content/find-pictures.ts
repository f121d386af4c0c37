import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PictureFile, PictureFiles } from "../pictures/cut.ts";
import { readPixels } from "../pictures/open.ts";
import type { PictureEntry } from "./picture-schema.ts";
import { ContentError, type Path, type Problem } from "./problem.ts";
import type { ContentData } from "./schemas.ts";

const SMALLEST_SIDE = 600;

/** The owner's pictures in their order. Throws an error with a line for each that can't be used. */
export async function findPictures(
  folder: string,
  { home, services }: Pick<ContentData, "home" | "services">,
): Promise<PictureFiles> {
  const pictures = {
    hero: home.pictures.map((entry, index) => fileOf(entry, `hero-${index + 1}`, folder)),
    services: fileOf(services.picture, "services", folder),
  };
  const problems: Problem[] = [];
  const check = async (file: PictureFile, path: Path) => {
    const text = await whyUnusable(file.path);
    if (text) problems.push({ path, text });
  };
  // One after another, because a photograph takes a lot of memory.
  for (const [index, file] of pictures.hero.entries()) {
    await check(file, ["home", "pictures", index, "image"]);
  }
  await check(pictures.services, ["services", "picture", "image"]);
  if (problems.length > 0) throw new ContentError(folder, problems);
  return pictures;
}

/** The lists have names that start with `content/`, no matter where the folder is. */
function fileOf({ image, focus }: PictureEntry, name: string, folder: string): PictureFile {
  const path = join(folder, image.replace(/^content\//, ""));
  // Most faces are near the top.
  return { name, path, focus: focus ?? "top" };
}

/** Why a picture can't be used. Undefined if it can. */
async function whyUnusable(file: string): Promise<string | undefined> {
  if (!existsSync(file)) {
    return `is missing: there's no file ${file}. Choose the picture again.`;
  }
  const picture = await readPixels(file).catch(() => undefined);
  if (!picture) {
    const advice = "Save it again as JPEG, PNG, WebP or AVIF.";
    const onIphones =
      "On an iPhone, choose Settings → Camera → Formats → Most Compatible, then take the picture again.";
    return `can't be read as a picture. ${advice} ${onIphones}`;
  }
  const { width, height } = picture;
  if (Math.min(width, height) >= SMALLEST_SIDE) return undefined;
  const advice = `Use one with at least ${SMALLEST_SIDE} pixels on the shorter side; 2400 × 1400 pixels or more is best.`;
  return `is too small (${width} × ${height} pixels). ${advice}`;
}
