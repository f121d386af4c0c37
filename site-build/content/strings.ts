import type { Path } from "./field.ts";

/** Every string in a file. */
export function stringsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return entries.flatMap(([key, each]) => stringsIn(each, [...path, key]));
}
