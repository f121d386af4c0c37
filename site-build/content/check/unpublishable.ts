import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldName } from "../field-name.ts";
import { fileForms } from "../pages-cms.ts";
import { parseJson } from "../parse-json.ts";
import { publishableSiteSchema } from "../schemas.ts";

const siteForm = fileForms.find(({ name }) => name === "site")?.fields ?? [];
const fields = siteForm.flatMap((field) => [field, ...(field.fields ?? [])]);
const labelOf = (path: PropertyKey[]) =>
  fields.find(({ name }) => name === path.at(-1))?.label.toLowerCase() ?? fieldName(path);

/**
 * The facts that `npm run deploy` would refuse, by their labels in the form, and a note for each one
 * that is there but only an example.
 */
export function unpublishableFacts(folder: string): { missing: string[]; notes: string[] } {
  const file = join(folder, "site.json");
  const { value, lineOf } = parseJson(file, readFileSync(file, "utf8"), publishableSiteSchema);
  const issues = publishableSiteSchema.safeParse(value).error?.issues ?? [];
  // The build has read the file without an error, so anything else here is a `$schema`.
  const facts = issues.filter(({ path }) => path.length > 0);
  return {
    missing: facts.map(({ path }) => labelOf(path)),
    notes: facts
      .filter(({ message }) => !message.startsWith("is missing"))
      .map(({ path, message }) => `${file}, line ${lineOf(path)}: ${fieldName(path)}: ${message}`),
  };
}
