import type { Path } from "./content-error.ts";
import { clean } from "./text-fields.ts";

export type Text = { path: Path; text: string };

/** Every text in a file that isn't empty. */
export function textsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value === "string") return clean(value) ? [{ path, text: clean(value) }] : [];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  return Object.entries(value ?? {}).flatMap(([name, each]) => textsIn(each, [...path, name]));
}
