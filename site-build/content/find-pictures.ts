import { readdirSync } from "node:fs";
import { join, normalize } from "node:path";
import type { PictureFile } from "../pictures/cut.ts";
import { checkPicture } from "./check-picture.ts";
import { ContentError, readAll } from "./content-error.ts";
import type { JsonFile } from "./json-file.ts";
import { type Focus, type PictureEntry, places } from "./picture-schema.ts";
import type { ContentData } from "./schemas.ts";

/** Where most faces are. The crops have room for faces down to the middle of the picture. */
const usualPlace = { x: 0.5, y: 0.25 };

/** A picture on one of the owner's lists, and the line for a problem with it. */
type Listed = PictureEntry & { name: string; line: (problem: string) => string };

/** The owner's pictures in their order. Throws an error with a line for each problem. */
export async function findPictures(
  folder: string,
  { home, services }: { [Name in "home" | "services"]: JsonFile<ContentData[Name]> },
) {
  const listed: Listed[] = [
    ...home.data.pictures.map((entry, index) => ({
      ...entry,
      name: `hero-${index + 1}`,
      line: (problem: string) => home.lineFor({ path: ["pictures", index, "image"], problem }),
    })),
    {
      ...services.data.picture,
      name: "services",
      line: (problem) => services.lineFor({ path: ["picture", "image"], problem }),
    },
  ];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = await readAll(listed.map((each) => find(each, folder, files)));
  const pictures = found.map(({ picture }) => picture);
  const notes = found.flatMap((each) => each.notes);
  return { hero: pictures.slice(0, -1), services: pictures.at(-1) as PictureFile, notes };
}

/** The lists have names that start with `content/`, no matter where the folder is. */
async function find({ image, focus, name, line }: Listed, folder: string, files: string[]) {
  const wanted = normalize(image.replace(/^content\//, ""));
  const file =
    files.find((each) => each === wanted) ?? files.find((each) => isSameName(each, wanted));
  const path = join(folder, file ?? wanted);
  const { problem, notes } = file
    ? await checkPicture(path)
    : { problem: `there's no file ${image}. Choose the picture again.`, notes: [] };
  if (problem) throw new ContentError([line(problem)]);
  const picture: PictureFile = {
    name,
    path,
    hasPeople: focus !== "nobody",
    place: placeFor(focus),
  };
  return { picture, notes: notes.map(line) };
}

function placeFor(focus?: Focus) {
  if (focus === "nobody") return places.middle;
  return focus ? places[focus] : usualPlace;
}

/** Computers store capital letters and accents in different ways. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize("NFC").toLowerCase();
  return plain(one) === plain(other);
}
