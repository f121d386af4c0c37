import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";

/** The commit that a page was built from. None if the page isn't ours. */
export function versionIn(html: string): string | undefined {
  // Only letters and digits, because it becomes an argument of git.
  return /<meta name="version" content="(\w+)"/.exec(html)?.[1];
}

/** Asks the published site until it shows this version. Gives up after the timeout. */
export async function showsVersion(
  version: string,
  url: URL,
  { timeout = 300_000, wait = 5_000 } = {},
): Promise<boolean> {
  const end = Date.now() + timeout;
  do {
    const { text } = await ask(url);
    if (versionIn(text) === version) return true;
    await pause(wait);
  } while (Date.now() < end);
  return false;
}
