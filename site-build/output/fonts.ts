import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont, { type Axes } from "subset-font";
import type { Plugin } from "vite";
import { makeOnce } from "../cache.ts";

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const characters = `${basicLatin}©®°·–—‘’“”…éñáíóúü¡¿`;

const fonts: { name: string; file: string; variationAxes: Axes }[] = [
  {
    name: "fraunces",
    file: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    variationAxes: { wght: 600, opsz: 36 },
  },
  {
    name: "atkinson",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

// A change of what is cut makes a new folder, so an old cut is never taken for a new one.
const key = createHash("sha256")
  .update(JSON.stringify([characters, fonts]))
  .digest("hex");
const fontFolder = resolve(".cache/fonts", key.slice(0, 12));

/** Writes each font, cut down to what the site uses, where `@fonts/` in the CSS points to. */
export function cutFonts(): Plugin {
  return {
    name: "cut-fonts",
    config: () => ({ resolve: { alias: { "@fonts": fontFolder } } }),
    async buildStart() {
      await Promise.all(fonts.map(cut));
    },
  };
}

function cut({ name, file, variationAxes }: (typeof fonts)[number]): Promise<string> {
  return makeOnce(join(fontFolder, `${name}.woff2`), async (path) => {
    const whole = readFileSync(require.resolve(file));
    const options = { targetFormat: "woff2", variationAxes } as const;
    await writeFile(path, await subsetFont(whole, characters, options));
  });
}
