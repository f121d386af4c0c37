import { isSame } from "./git.ts";
import { liveVersion } from "./version.ts";

/**
 * Whether the published site was built from the same code as this folder. Publish tests code before it
 * goes live, and the tests never see the owner's content, so a new phone number needs no test.
 */
export async function isCodeLive(url: URL): Promise<boolean> {
  const version = await liveVersion(url);
  return version !== undefined && isSame(version, ".", ":!content");
}
