import type { Path } from "./content-error.ts";

type Text = { path: Path; text: string };

/** Every text in a file. */
export function textsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return entries.flatMap(([key, each]) => textsIn(each, [...path, key]));
}
