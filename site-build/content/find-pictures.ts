import { join } from "node:path";
import type { PictureFile, PictureFiles } from "../pictures/cut.ts";
import { checkPicture } from "./check-picture.ts";
import { type Focus, type PictureEntry, places } from "./picture-schema.ts";
import type { Path, Remark } from "./problem.ts";
import type { ContentData } from "./schemas.ts";

/** Where most faces are. The crops have room for faces down to the middle of the picture. */
const usualPlace = { x: 0.5, y: 0.25 };

type Found = { pictures: PictureFiles; problems: Remark[]; notes: Remark[] };

/** The owner's pictures in their order, what's wrong with them, and what could be better. */
export async function findPictures(
  folder: string,
  { home, services }: Pick<ContentData, "home" | "services">,
): Promise<Found> {
  const pictures = {
    hero: home.pictures.map((entry, index) => fileOf(entry, `hero-${index + 1}`, folder)),
    services: fileOf(services.picture, "services", folder),
  };
  const findings = await Promise.all([
    ...pictures.hero.map((file, index) => check(file, ["home", "pictures", index, "image"])),
    check(pictures.services, ["services", "picture", "image"]),
  ]);
  return {
    pictures,
    problems: findings.flatMap(({ problems }) => problems),
    notes: findings.flatMap(({ notes }) => notes),
  };
}

/** The lists have names that start with `content/`, no matter where the folder is. */
function fileOf({ image, focus }: PictureEntry, name: string, folder: string): PictureFile {
  const path = join(folder, image.replace(/^content\//, ""));
  return { name, path, hasPeople: focus !== "nobody", place: placeFor(focus) };
}

function placeFor(focus?: Focus) {
  if (focus === "nobody") return places.middle;
  return focus ? places[focus] : usualPlace;
}

async function check({ path: file }: PictureFile, path: Path) {
  const { problem, notes = [] } = await checkPicture(file);
  return {
    problems: problem ? [{ path, text: problem }] : [],
    notes: notes.map((text) => ({ path, text })),
  };
}
