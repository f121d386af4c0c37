import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { makeOnce } from "../cache.ts";
import { type Face, facesFor } from "./font-faces.ts";

export const fontFolder = resolve(".cache/fonts");

/** The style sheet of the fonts, cut down to the letters of a text. */
export async function fontStyles(text: string): Promise<string> {
  return (await Promise.all(facesFor(text).map(rule))).join("");
}

/** The fonts that a page shows at once. The others are fetched where one of their letters is. */
export function mainFonts(files: string[]): string[] {
  return files.filter((file) => file.endsWith(".woff2") && !file.includes("/extra-"));
}

async function rule(face: Face): Promise<string> {
  const { family, weight, unicodeRange } = face;
  return `@font-face {
    font-family: "${family}";
    src: url("@fonts/${await cut(face)}") format("woff2");
    font-weight: ${weight};
    font-display: swap;
    ${unicodeRange && `unicode-range: ${unicodeRange};`}
  }`;
}

/** Cuts a font, and returns where it lies in the folder of fonts. */
export async function cut({ name, file, axes, characters }: Face): Promise<string> {
  const whole = readFileSync(file);
  // A change of what is cut makes a new folder, so an old cut is never taken for a new one.
  const key = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([axes, characters]));
  const path = join(key.digest("hex"), `${name}.woff2`);
  await makeOnce(join(fontFolder, path), async (each) => {
    const options = { targetFormat: "woff2", variationAxes: axes } as const;
    await writeFile(each, await subsetFont(whole, characters, options));
  });
  return path;
}
