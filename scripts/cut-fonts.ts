// Cuts each font down to the letters that src/fonts/fonts.css names for it, and to our weights. The
// results are committed. Run it again when those letters change.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// @ts-expect-error: it has no types
import subsetFont from "subset-font";

const fonts = {
  atkinson: {
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  fraunces: {
    source: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    variationAxes: { wght: 600, opsz: 36 },
  },
};
const styles = readFileSync("src/fonts/fonts.css", "utf8");

for (const [name, { source, variationAxes }] of Object.entries(fonts)) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const options = { targetFormat: "woff2", variationAxes };
  const cut = await subsetFont(whole, lettersOf(name), options);
  writeFileSync(`src/fonts/${name}.woff2`, cut);
  console.log(`src/fonts/${name}.woff2: ${cut.length} bytes`);
}

function lettersOf(name: string): string {
  const face = styles.slice(styles.indexOf(`"./${name}.woff2"`));
  const ranges = /unicode-range:([^;]+)/.exec(face)?.[1] ?? "";
  let letters = "";
  for (const [, from = "", to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
      letters += String.fromCodePoint(code);
    }
  }
  if (!letters) throw new Error(`src/fonts/fonts.css names no letters for ${name}`);
  return letters;
}
