import { readFileSync } from "node:fs";

// What the build takes from the style sheets, for whatever can't use them.
const tokens = read("tokens");
const screens = read("screens");

/** The page's background color by day and by night. */
const [light, dark] = valuesOf("paper", /#\w+/, 2);
export const paper = { light, dark };

/** The hero's height in CSS pixels. */
export const heroHeight = Number.parseInt(valuesOf("hero-height", /\d+px/, 1)[0], 10);

/** The media query for the screens of this name. */
export function screen(name: string): string {
  const [, query] = screens.match(new RegExp(`--${name} (.+);`)) ?? [];
  if (!query) throw new Error(`src/styles/screens.css must have a line with --${name}`);
  return query.replace(/\(--(\w+)\)/g, (_, other) => screen(other));
}

/** The values of a token, by day and by night if it has two. */
function valuesOf(token: string, value: RegExp, count: 1): [string];
function valuesOf(token: string, value: RegExp, count: 2): [string, string];
function valuesOf(token: string, value: RegExp, count: number): (string | undefined)[] {
  const line = new RegExp(`--${token}: (${value.source});`, "g");
  const found = Array.from(tokens.matchAll(line), ([, each]) => each);
  if (found.length !== count) {
    throw new Error(`src/styles/tokens.css must have --${token} as ${value}, ${count} times`);
  }
  return found;
}

function read(name: string): string {
  return readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), "utf8");
}
