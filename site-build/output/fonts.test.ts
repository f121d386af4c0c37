import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { facesFor } from "./font-faces.ts";
import { cut, fontStyles, mainFonts } from "./fonts.ts";

const fileOf = async (face: Parameters<typeof cut>[0]) =>
  readFileSync(join(".cache/fonts", await cut(face)));

/** Cutting a font down to a letter leaves more of it than cutting it down to nothing. */
async function hasLetter(font: Buffer, letter: string): Promise<boolean> {
  const options = { targetFormat: "woff2", variationAxes: {} } as const;
  const [some, none] = await Promise.all([
    subsetFont(font, letter, options),
    subsetFont(font, "", options),
  ]);
  return some.length > none.length;
}

test("Plain words need one small file of each font", async () => {
  const faces = facesFor("Age Fearlessly, Live Happily. Señora José’s “home” — since the café…");
  expect(faces.map(({ name }) => name)).toEqual(["atkinson", "fraunces"]);
  const [text, headings] = await Promise.all(faces.map(fileOf));
  expect(text?.length).toBeLessThan(13_500);
  expect(headings?.length).toBeLessThan(12_500);
});

test("Rarer letters come in files of their own, for those letters alone", async () => {
  const faces = facesFor("Łucja Kılıç Đoan, 2½ blocks from Nhân Sẵn’s");
  expect(faces.map(({ name, unicodeRange }) => [name, unicodeRange])).toEqual([
    ["atkinson", ""],
    ["extra-atkinson-latin-ext", "U+110, U+141"],
    ["fraunces", ""],
    ["extra-fraunces-latin-ext", "U+110, U+141"],
    ["extra-fraunces-vietnamese", "U+1eb5"],
  ]);
  const [text, extraText, headings, extraHeadings, vietnamese] = await Promise.all(
    faces.map(fileOf),
  );
  const letters: [Buffer | undefined, string][] = [
    [text, "½"],
    [extraText, "Ł"],
    [extraText, "Đ"],
    [headings, "â"],
    [extraHeadings, "Ł"],
    [vietnamese, "ẵ"],
  ];
  for (const [font, letter] of letters) {
    expect(await hasLetter(font as Buffer, letter), letter).toBe(true);
  }
  expect(await hasLetter(text as Buffer, "Ł")).toBe(false);
});

test("A rarer letter is fetched only where it is shown, and no page waits for a font", async () => {
  const rules = (await fontStyles("Łucja")).split("@font-face");
  const declarations = rules.slice(1).map((rule) =>
    Object.fromEntries(
      rule
        .split(/[{};]/)
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .map((line) => line.split(": ")),
    ),
  );
  const [text, headings] = [
    { "font-family": '"Atkinson Hyperlegible Next"', "font-weight": "400 700" },
    { "font-family": '"Fraunces"', "font-weight": "600" },
  ].map((font) => ({ ...font, "font-display": "swap" }));
  const file = (name: string) =>
    expect.stringMatching(`^url\\("@fonts/\\w+/${name}.woff2"\\) format`);
  expect(rules[0]).toBe("");
  expect(declarations).toStrictEqual([
    { ...text, src: file("atkinson") },
    { ...text, src: file("extra-atkinson-latin-ext"), "unicode-range": "U+141" },
    { ...headings, src: file("fraunces") },
    { ...headings, src: file("extra-fraunces-latin-ext"), "unicode-range": "U+141" },
  ]);
});

test("Another word with the same letters needs no new file", async () => {
  const [first, second] = await Promise.all(
    ["Łucja", "Łódka"].map(async (text) => Promise.all(facesFor(text).map(cut))),
  );
  expect(first).toHaveLength(4);
  expect(second).toEqual(first);
});

test("Only the fonts that every page shows are asked for at once", () => {
  const files = [
    "assets/atkinson-1.woff2",
    "assets/extra-atkinson-latin-ext-2.woff2",
    "assets/a.js",
  ];
  expect(mainFonts(files)).toEqual(["assets/atkinson-1.woff2"]);
});
