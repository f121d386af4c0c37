import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "../parse-json.ts";
import { nameOf } from "../read-json.ts";
import { contentFiles } from "../schemas.ts";

/** A text of the owner's, and where it is written, as in `content/home.json, line 4: headline`. */
export type Word = { text: string; place: string };

export function readWords(folder: string): Word[] {
  return Object.keys(contentFiles).flatMap((name) => {
    const path = join(folder, `${name}.json`);
    const { value, lineOf } = parseJson(path, readFileSync(path, "utf8"));
    const textsIn = (value: unknown, field: PropertyKey[]): Word[] => {
      if (typeof value === "string" && value !== "") {
        return [{ text: value, place: `${path}, line ${lineOf(field)}: ${nameOf(field)}` }];
      }
      if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...field, at]));
      if (typeof value !== "object" || value === null) return [];
      return Object.entries(value)
        .filter(([key]) => key !== "pictures" && key !== "picture")
        .flatMap(([key, each]) => textsIn(each, [...field, key]));
    };
    return textsIn(value, []).filter(({ place }) => !place.endsWith("$schema"));
  });
}

/** Where a text that a page shows comes from: the owner's longest text that it holds, or is part of. */
export function placeOf(shown: string, words: Word[]): string {
  const text = shown.trim();
  const sources = words.filter((word) => text.includes(word.text) || word.text.includes(text));
  const [source] = sources.toSorted((a, b) => b.text.length - a.text.length);
  return source?.place ?? `content: "${text}"`;
}
