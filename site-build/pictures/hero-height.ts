import { readFileSync } from "node:fs";
import { join } from "node:path";

const styles = join(import.meta.dirname, "../../src/styles/tokens.css");

/** The hero's height in CSS pixels, which the style sheet decides. */
export function heroHeight(css = readFileSync(styles, "utf8")): number {
  const [, height] = /--hero-height: (\d+)px;/.exec(css) ?? [];
  if (!height) throw new Error("src/styles/tokens.css must have a line like --hero-height: 800px;");
  return Number(height);
}
