import type { Ask } from "../../hosting/checks/ask.ts";
import { liveVersion } from "../../hosting/checks/version.ts";
import { isSame } from "./git.ts";

/**
 * Whether the published site was built from the same code as this folder. Publish tests code before it
 * goes live, and the tests never see the owner's content, so a new phone number needs no test.
 */
export async function isCodeLive(url: URL, ask: Ask): Promise<boolean> {
  const version = await liveVersion(url, ask);
  return version !== undefined && isSame(version, ".", ":!content");
}
