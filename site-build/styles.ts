import { readFileSync } from "node:fs";

// What the build takes from the style sheets, for whatever can't use them.
const read = (file: string) =>
  readFileSync(new URL(`../src/styles/${file}`, import.meta.url), "utf8");
const tokens = read("tokens.css");
const breakpoints = read("breakpoints.css");

/** The page's background color in light and dark mode. */
export const paper = {
  light: find(/--paper: (#\w{6});/, tokens),
  dark: find(/prefers-color-scheme: dark.*?--paper: (#\w{6});/s, tokens),
};

/** The hero's height in CSS pixels. */
export const heroHeight = Number(find(/--hero-height: (\d+)px;/, tokens));

/** What the breakpoint stands for. */
export function mediaQuery(name: string): string {
  const query = find(new RegExp(`@custom-media --${name} (.+);`), breakpoints);
  return query.replace(/\(--([\w-]+)\)/g, (_, other) => mediaQuery(other));
}

function find(pattern: RegExp, css: string): string {
  const [, value] = pattern.exec(css) ?? [];
  if (!value) throw new Error(`The build needs ${pattern} in src/styles/`);
  return value;
}
