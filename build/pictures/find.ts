import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { ContentError, contentFolder, readFocusPoints } from "../content.ts";
import type { FocusPoint } from "../schemas.ts";
import { openPicture, sizeOf } from "./open.ts";

const HERO_PICTURES = 7;
const SMALLEST_SIDE = 600;
const kinds = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"];
const centre: FocusPoint = { x: 50, y: 50 };

export type PictureFile = { name: string; path: string; focus: FocusPoint };

/** The owner's pictures in the order they are shown; throws with a line for every fault. */
export async function findPictures(folder = contentFolder) {
  const heroFolder = join(folder, "hero");
  const hero = picturesIn(heroFolder);
  const services = picturesIn(folder).filter((path) => nameOf(path) === "services");
  const focusPoints = readFocusPoints(folder);
  const all = [...hero, ...services];

  const faults = [
    ...countFaults(heroFolder, hero.length),
    ...(services.length === 1 ? [] : [servicesFault(folder, services.length)]),
    ...(await Promise.all(all.map(pictureFault))).filter((fault) => fault !== undefined),
    ...focusFaults(
      folder,
      Object.keys(focusPoints),
      all.map((path) => basename(path)),
    ),
  ];
  if (faults.length > 0) throw new ContentError(faults);

  const toFile = (path: string) => ({
    name: nameOf(path),
    path,
    focus: focusPoints[basename(path)] ?? centre,
  });
  return { hero: hero.map(toFile), services: services.map(toFile)[0] as PictureFile };
}

const nameOf = (path: string) => basename(path, extname(path));

function picturesIn(folder: string): string[] {
  const byName = new Intl.Collator("en", { numeric: true }).compare;
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => kinds.includes(extname(file).toLowerCase()))
    .sort(byName)
    .map((file) => join(folder, file));
}

function countFaults(folder: string, count: number): string[] {
  if (count === HERO_PICTURES) return [];
  const remedy =
    count < HERO_PICTURES ? `Add ${HERO_PICTURES - count}` : `Remove ${count - HERO_PICTURES}`;
  return [
    `${folder}: has ${count} pictures, and the slideshow shows exactly ${HERO_PICTURES}. ${remedy}`,
  ];
}

function servicesFault(folder: string, count: number): string {
  return `${folder}: has ${count} backgrounds for the Services page, and it shows exactly one. Right is one file, for example ${join(folder, "services.jpg")}`;
}

function focusFaults(folder: string, named: string[], there: string[]): string[] {
  return named
    .filter((name) => !there.includes(name))
    .map(
      (name) =>
        `${join(folder, "focus.json")}: ${name}: there is no picture of this name. Remove it, or use one of: ${there.join(", ")}`,
    );
}

async function pictureFault(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sizeOf(path);
    if (Math.min(width, height) < SMALLEST_SIDE) {
      return `${path}: is too small (${width} × ${height} pixels). Use one of at least ${SMALLEST_SIDE} pixels on its shorter side; 2400 × 1200 is best`;
    }
    // The size alone does not show that a file was cut off; reading its pixels does.
    await openPicture(path).resize(8).toBuffer();
    return undefined;
  } catch {
    return `${path}: cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF, or use another one`;
  }
}
