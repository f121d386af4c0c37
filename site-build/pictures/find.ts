import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { ContentError, collectFaults } from "../content/content-error.ts";
import { readJson } from "../content/read-json.ts";
import { focusSchema } from "../content/schemas.ts";
import type { FocusPoint } from "./crop.ts";
import { openPicture, sizeOf } from "./open.ts";

const HERO_PICTURES = 7;
const SMALLEST_SIDE = 600;

/** Where faces mostly are. Better than sharp's `attention` on pictures of people: docs/decisions.md. */
const usualFocus: FocusPoint = { x: 50, y: 40 };

export type PictureFile = { name: string; path: string; focus: FocusPoint };

/** The owner's pictures in the order they are shown; throws with a line for every fault. */
export async function findPictures(folder: string) {
  const focusFile = join(folder, "focus.json");
  const heroFolder = join(folder, "hero");
  const hero = filesIn(heroFolder);
  const services = filesIn(folder).filter((path) => /^services\.(?!json$)/i.test(basename(path)));
  const all = [...hero, ...services];

  const [focusPoints] = await collectFaults(
    () => readJson(focusFile, focusSchema),
    () => refuse([...heroFaults(heroFolder, hero.length), ...servicesFaults(folder, services)]),
    ...all.map((path) => () => pictureFaults(path).then(refuse)),
  );
  const toFile = (path: string): PictureFile => ({
    // The name becomes part of an address.
    name: basename(path, extname(path)).replace(/[^A-Za-z0-9]+/g, "-"),
    path,
    focus: focusPoints[basename(path)] ?? usualFocus,
  });
  return {
    hero: hero.map(toFile),
    services: services.map(toFile)[0] as PictureFile,
    notes: leftovers(focusFile, Object.keys(focusPoints), all),
  };
}

function filesIn(folder: string): string[] {
  const byName = new Intl.Collator("en", { numeric: true }).compare;
  return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort(byName)
    .map((name) => join(folder, name));
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

/** A picture that was replaced leaves its line behind, which is no reason to refuse the new one. */
function leftovers(file: string, named: string[], pictures: string[]): string[] {
  const names = pictures.map((path) => basename(path));
  return named
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `${file}: there is no picture named ${name}, so its line does nothing. It may stay; the pictures are ${names.join(", ")}`,
    );
}

function heroFaults(folder: string, count: number): string[] {
  if (count === HERO_PICTURES) return [];
  const remedy =
    count < HERO_PICTURES ? `Add ${HERO_PICTURES - count}` : `Remove ${count - HERO_PICTURES}`;
  return [
    `${folder}: has ${count} pictures, and the slideshow shows exactly ${HERO_PICTURES}. ${remedy}`,
  ];
}

function servicesFaults(folder: string, { length }: string[]): string[] {
  if (length === 1) return [];
  const right = `Keep one file, for example ${join(folder, "services.jpg")}`;
  return [`${folder}: has ${length} backgrounds for the Services page, which shows one. ${right}`];
}

async function pictureFaults(path: string): Promise<string[]> {
  try {
    const { width, height } = await sizeOf(path);
    // The size alone does not show that a file was cut off; reading its pixels does.
    await openPicture(path).resize(8).toBuffer();
    if (Math.min(width, height) >= SMALLEST_SIDE) return [];
    const right = `Use one of at least ${SMALLEST_SIDE} pixels on its shorter side; 2400 × 1400 or more is best`;
    return [`${path}: is too small (${width} × ${height} pixels). ${right}`];
  } catch {
    if (isHeic(path)) {
      const right =
        "On the iPhone choose Settings → Camera → Formats → Most Compatible and take it again, or save it as JPEG";
      return [`${path}: is an iPhone's HEIC file, which browsers cannot show. ${right}`];
    }
    const right = "Save it again as JPEG, PNG, WebP or AVIF, or remove it";
    return [`${path}: cannot be read as a picture. ${right}`];
  }
}

/** By its first bytes, since a file keeps them under any name. */
function isHeic(path: string): boolean {
  const start = readFileSync(path).toString("latin1", 4, 12);
  return /^ftyp(he|mif1|msf1)/.test(start) || /\.hei[cf]$/i.test(path);
}
