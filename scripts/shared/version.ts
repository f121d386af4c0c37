import { setTimeout as pause } from "node:timers/promises";
import { isSame } from "./git.ts";

/** The commit that a page was built from. Undefined if the page isn't ours. */
export function versionIn(html: string): string | undefined {
  // Only letters and digits, because it becomes an argument of git.
  return /<meta name="version" content="(\w+)"/.exec(html)?.[1];
}

/** The commit that the published site was built from. Undefined if there's none of ours, or a preview. */
async function liveVersion(url: URL): Promise<string | undefined> {
  const html = await fetch(url, { signal: AbortSignal.timeout(20_000) })
    .then((response) => response.text())
    .catch(() => "");
  return html.includes("noindex") ? undefined : versionIn(html);
}

/**
 * Whether the published site was built from the same code as this folder. Publish tests code before it
 * goes live, and the tests never see the owner's content, so a new phone number needs no test.
 */
export async function isCodeLive(url: URL): Promise<boolean> {
  const version = await liveVersion(url);
  return version !== undefined && isSame(version, ".", ":!content");
}

/** Asks the published site until it shows this version. Gives up after the timeout. */
export async function showsVersion(
  version: string,
  url: URL,
  { timeout = 300_000, wait = 5_000 } = {},
): Promise<boolean> {
  const end = Date.now() + timeout;
  do {
    if ((await liveVersion(url)) === version) return true;
    await pause(wait);
  } while (Date.now() < end);
  return false;
}
