import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a file unless it exists. Two builds can run at once, so it gets its name when it's done. */
export async function makeOnce(
  path: string,
  make: (path: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  const halfMade = `${path}.${randomUUID()}`;
  await make(halfMade);
  renameSync(halfMade, path);
}
