// Cuts each font down to the letters that src/fonts/fonts.css names for it, and to our weights:
// node scripts/cut-fonts.ts. The results are committed. Run it again when those letters change.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont, { type Axes } from "subset-font";

type Font = { name: string; source: string; axes: Axes };

const fonts: Font[] = [
  {
    name: "atkinson",
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    name: "fraunces",
    source: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { wght: 600, opsz: 36 },
  },
];
const styles = readFileSync("src/fonts/fonts.css", "utf8");

for (const { name, source, axes } of fonts) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`)));
  const options = { targetFormat: "woff2", variationAxes: axes } as const;
  const cut = await subsetFont(whole, lettersOf(name), options);
  writeFileSync(`src/fonts/${name}.woff2`, cut);
  console.log(`src/fonts/${name}.woff2: ${cut.length} bytes`);
}

function lettersOf(name: string): string {
  const face = styles.slice(styles.indexOf(`"./${name}.woff2"`));
  const ranges = /unicode-range:([^;]+)/.exec(face)?.[1]?.split(",") ?? [];
  return ranges
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace(/\s*U\+/, "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join("");
}
