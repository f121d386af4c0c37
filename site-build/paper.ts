import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = Array.from(
  tokens.matchAll(/--paper: (#\w+)/g),
  ([, color]) => color,
);

/** The page's background color, for whatever can't use its style sheet. */
export const paper = { light, dark };
