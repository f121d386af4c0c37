import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a file unless it exists. Two builds can run at once, so it gets its name when it's done. */
export async function makeOnce(
  path: string,
  make: (path: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  const halfMade = `${path}.${randomUUID()}`;
  await make(halfMade).catch((error) => {
    rmSync(halfMade, { force: true });
    throw error;
  });
  renameSync(halfMade, path);
}
