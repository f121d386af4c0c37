import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Axes } from "subset-font";

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** What every site's text may have, so that a change of words seldom changes a font. */
const always = `${basicLatin}©®°·–—‘’“”…éñáíóúü¡¿`;

const fonts: { name: string; family: string; weight: string; file: string; axes: Axes }[] = [
  {
    name: "atkinson",
    family: "Atkinson Hyperlegible Next",
    weight: "400 700",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    name: "fraunces",
    family: "Fraunces",
    weight: "600",
    file: "@fontsource-variable/fraunces/files/fraunces-*-opsz-normal.woff2",
    axes: { wght: 600, opsz: 36 },
  },
];

/** A part of a font that is cut into a file of its own. */
export type Face = {
  name: string;
  family: string;
  weight: string;
  file: string;
  axes: Axes;
  characters: string;
  /** Empty for the main part, which every page needs. */
  unicodeRange: string;
};

/** The files of each font that a text needs: the main one, and those with its rarer letters. */
export function facesFor(text: string): Face[] {
  const characters = [...new Set(always + text)].sort();
  return fonts.flatMap(({ name, file, ...font }) => {
    const parts = partsOf(file);
    const partFor = (character: string) => parts.find(({ has }) => has(character))?.part;
    return parts.flatMap(({ part }) => {
      const own = characters.filter((character) => partFor(character) === part);
      if (own.length === 0) return [];
      return {
        ...font,
        name: part === "latin" ? name : `extra-${name}-${part}`,
        file: require.resolve(file.replace("*", part)),
        characters: own.join(""),
        unicodeRange: part === "latin" ? "" : own.map(codePoint).join(", "),
      };
    });
  });
}

/** The parts that a font comes in, as its package lists them, the main one first. */
function partsOf(file: string) {
  const list = require.resolve(file.replace(/files\/.*/, "unicode.json"));
  const ranges: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
  return ["latin", "latin-ext", "vietnamese"].map((part) => ({
    part,
    has: (character: string) => isIn(ranges[part] ?? "", character),
  }));
}

/** Whether a character is in a list such as `U+0000-00FF,U+0131`. */
function isIn(ranges: string, character: string): boolean {
  const code = codeOf(character);
  return ranges.split(",").some((range) => {
    const [from = 0, to = from] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return from <= code && code <= to;
  });
}

const codeOf = (character: string) => character.codePointAt(0) as number;
const codePoint = (character: string) => `U+${codeOf(character).toString(16)}`;
