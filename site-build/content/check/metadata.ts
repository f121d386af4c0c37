import { readFileSync } from "node:fs";
import { metadataOf, titleOf } from "../../../test/support/head.ts";
import { placeOf, type Word } from "./words.ts";

const titles = { least: 10, most: 70 };
const descriptions = { least: 50, most: 170 };

/** Titles and descriptions of a length that search engines do not show. */
export function unfitMetadata(site: string, words: Word[]): string[] {
  return ["index.html", "services.html"].flatMap((file) => {
    const html = readFileSync(`${site}/${file}`, "utf8");
    const { description = "" } = metadataOf(html);
    return [
      ...unfit("the title of the page", titleOf(html), titles, words),
      ...unfit("the description of the page", description, descriptions, words),
    ];
  });
}

type Limits = { least: number; most: number };

function unfit(what: string, text: string, { least, most }: Limits, words: Word[]): string[] {
  if (text.length >= least && text.length <= most) return [];
  const fault = text.length < least ? "too short" : "too long";
  const numbers = `${text.length} characters, and search engines show ${least} to ${most}`;
  return [`${placeOf(text, words)}: ${what} becomes ${fault}: "${text}" (${numbers})`];
}
