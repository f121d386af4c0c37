import type { Path, Remark } from "./problem.ts";

const unfinished = /\bTBD\b|\((if licensed for it|in some cases)\)/;

/** Words that the owner may have forgotten to replace. */
export function leftoversIn(content: unknown): Remark[] {
  return stringsIn(content).flatMap(({ path, text }) => {
    const [found] = unfinished.exec(text) ?? [];
    return found
      ? [{ path, text: `says "${found}". Replace it with what's true for your home.` }]
      : [];
  });
}

export function stringsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return entries.flatMap(([key, each]) => stringsIn(each, [...path, key]));
}
