import { startHost } from "../host.ts";
import { ask } from "./ask.ts";
import { askPages, checkPages, type Problem } from "./check-site.ts";

/** Serves a built site on the host, and checks its pages there. */
export async function smokeTest(
  folder: string,
  /** Whether search engines may list it. */
  options: { isPublic: boolean },
): Promise<Problem[]> {
  const { port, stop } = await startHost({ config: "wrangler.jsonc", assets: folder });
  try {
    const answers = await askPages(new URL(`http://localhost:${port}`), ask);
    return await checkPages(answers, ask, options);
  } finally {
    await stop();
  }
}
