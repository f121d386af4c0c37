import { readFileSync } from "node:fs";

const styles = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

/** The page's background color by day and by night, for whatever can't use its style sheet. */
const [light, dark] = valuesOf("paper", /#\w+/);
export const paper = { light, dark };

/** The hero's height in CSS pixels. */
export const heroHeight = Number.parseInt(valuesOf("hero-height", /\d+px/)[0], 10);

function valuesOf(token: string, value: RegExp): [string, string] {
  const line = new RegExp(`--${token}: (${value.source});`, "g");
  const [first, second = ""] = Array.from(styles.matchAll(line), ([, found]) => found);
  if (!first) throw new Error(`src/styles/tokens.css must have a line with --${token}`);
  return [first, second];
}
