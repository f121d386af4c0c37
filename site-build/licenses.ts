import { readFileSync } from "node:fs";

/** The licenses of everything that the site ships. */
export const licensesFile = "licenses.txt";

/** Vite lists the packages in the scripts by itself, but not those that only provide fonts. */
const fonts = ["@fontsource-variable/atkinson-hyperlegible-next", "@fontsource-variable/fraunces"];

export function fontLicenses(): string {
  const sections = fonts.map((font) => {
    const { version, license } = JSON.parse(read(`${font}/package.json`));
    return `\n## ${font} - ${version} (${license})\n\n${read(`${font}/LICENSE`).trim()}\n`;
  });
  return sections.join("");
}

function read(file: string): string {
  return readFileSync(new URL(`../node_modules/${file}`, import.meta.url), "utf8");
}
