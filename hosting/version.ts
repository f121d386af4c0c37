import { setTimeout as pause } from "node:timers/promises";
import type { Ask } from "./ask.ts";

/** The commit that a page was built from. None if the page isn't ours. It can't be an option of git. */
export function versionIn(html: string): string | undefined {
  return /<meta name="version" content="(\w+)"/.exec(html)?.[1];
}

/** Asks the published site until it shows this version. Gives up when the patience is over. */
export async function showsVersion(
  version: string,
  address: URL,
  ask: Ask,
  { patience = 300_000, wait = 5_000 } = {},
): Promise<boolean> {
  const end = Date.now() + patience;
  do {
    const { text } = await ask(address);
    if (versionIn(text) === version) return true;
    await pause(wait);
  } while (Date.now() < end);
  return false;
}
