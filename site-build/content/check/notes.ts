import { readFileSync } from "node:fs";
import { join } from "node:path";
import { states } from "../address-schema.ts";
import { fieldName } from "../content-error.ts";
import { formOf } from "../field-info.ts";
import { parseJson } from "../parse-json.ts";
import { publishableSiteSchema, siteSchema } from "../schemas.ts";
import type { Word } from "./words.ts";

const unfinished = /\b(TBD|TODO|test|lorem ipsum)\b/i;
const cityAndState = new RegExp(
  `((?:\\p{Lu}[\\p{L}.'’-]+ )*\\p{Lu}[\\p{L}.'’-]+), (${states.join("|")})\\b`,
  "gu",
);

/** Words that the owner may have meant to replace. */
export function unfinishedWords(words: Word[]): string[] {
  return words.flatMap(({ text, place }) => {
    const [found] = unfinished.exec(text) ?? [];
    return found ? [`${place}: says "${found}". Is it finished?`] : [];
  });
}

/** A city other than the home's, which the owner may have forgotten to change. */
export function otherCities(words: Word[], home: { city: string; state: string }): string[] {
  return words.flatMap(({ text, place }) =>
    Array.from(text.matchAll(cityAndState))
      .filter(([, city, state]) => !city?.endsWith(home.city) || state !== home.state)
      .map(
        ([found]) => `${place}: says "${found}", but the address is in ${home.city}, ${home.state}`,
      ),
  );
}

const { fields: siteFields = [] } = formOf(siteSchema);
const fields = siteFields.flatMap((field) => [field, ...(field.fields ?? [])]);
const labelOf = (path: PropertyKey[]) =>
  fields.find(({ name }) => name === path.at(-1))?.label.toLowerCase() ?? fieldName(path);

/**
 * The facts that `npm run deploy` would refuse, by their labels in the form, and a note for each that
 * is only an example.
 */
export function unpublishableFacts(folder: string): { missing: string[]; notes: string[] } {
  const file = join(folder, "site.json");
  const { value, where } = parseJson(file, readFileSync(file, "utf8"), publishableSiteSchema);
  const issues = publishableSiteSchema.safeParse(value).error?.issues ?? [];
  return {
    missing: issues.map(({ path }) => labelOf(path)),
    notes: issues
      .filter(({ message }) => !message.startsWith("is missing"))
      .map(({ path, message }) => `${where(path)}: ${message}`),
  };
}
