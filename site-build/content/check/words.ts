import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldName } from "../content-error.ts";
import { parseJson } from "../parse-json.ts";
import { type ContentFiles, contentFiles } from "../schemas.ts";

/** Words that the owner wrote, and where they are: `content/home.json, line 4: headline`. */
export type Word = { file: keyof ContentFiles; text: string; place: string };

/** Fields that visitors don't read: ids, and the choice of an icon or a picture. */
const unread = /^emailService|(^|\.)(icon|image|focus)$/;

export function readWords(folder: string): Word[] {
  const files = Object.keys(contentFiles) as Word["file"][];
  return files.flatMap((file) => {
    const path = join(folder, `${file}.json`);
    const { value, where } = parseJson(path, readFileSync(path, "utf8"), contentFiles[file]);
    const wordsIn = (value: unknown, field: PropertyKey[]): Word[] => {
      if (typeof value === "string") {
        const isRead = value.trim() !== "" && !unread.test(fieldName(field));
        return isRead ? [{ file, text: value, place: where(field) }] : [];
      }
      if (Array.isArray(value)) return value.flatMap((each, at) => wordsIn(each, [...field, at]));
      return Object.entries(value as object).flatMap(([key, each]) =>
        wordsIn(each, [...field, key]),
      );
    };
    return wordsIn(value, []);
  });
}

/** Where words on a page come from: the owner's longest text that contains them or is part of them. */
export function placeOf(shown: string, words: Word[]): string {
  const text = shown.trim();
  const sources = words.filter(
    (word) => text.includes(word.text) || (text !== "" && word.text.includes(text)),
  );
  const [source] = sources.toSorted((a, b) => b.text.length - a.text.length);
  return source?.place ?? `content: "${text}"`;
}
