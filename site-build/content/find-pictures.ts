import { join } from "node:path";
import type { PictureFile, PictureFiles } from "../pictures/cut.ts";
import { checkPicture } from "./check-picture.ts";
import type { PictureEntry } from "./picture-schema.ts";
import type { Path, Problem } from "./problem.ts";
import type { ContentData } from "./schemas.ts";

type Found = { pictures: PictureFiles; problems: Problem[] };

/** The owner's pictures in their order, and what's wrong with them. */
export async function findPictures(
  folder: string,
  { home, services }: Pick<ContentData, "home" | "services">,
): Promise<Found> {
  const pictures = {
    hero: home.pictures.map((entry, index) => fileOf(entry, `hero-${index + 1}`, folder)),
    services: fileOf(services.picture, "services", folder),
  };
  const problems = await Promise.all([
    ...pictures.hero.map((file, index) => check(file, ["home", "pictures", index, "image"])),
    check(pictures.services, ["services", "picture", "image"]),
  ]);
  return { pictures, problems: problems.flat() };
}

/** The lists have names that start with `content/`, no matter where the folder is. */
function fileOf({ image, focus }: PictureEntry, name: string, folder: string): PictureFile {
  const path = join(folder, image.replace(/^content\//, ""));
  // Most faces are near the top.
  return { name, path, focus: focus ?? "top" };
}

async function check({ path: file }: PictureFile, path: Path): Promise<Problem[]> {
  const text = await checkPicture(file);
  return text ? [{ path, text }] : [];
}
