import type { Facts } from "../src/content.ts";
import { ask } from "./ask.ts";
import { askPages, checkPages, factProblems, type Problem } from "./check-site.ts";
import { startHost } from "./host.ts";

type Site = {
  facts: Facts;
  /** Whether search engines may list it. */
  isPublic: boolean;
};

/** Serves a built site on the host, and checks its pages there. */
export async function smokeTest(folder: string, { facts, isPublic }: Site): Promise<Problem[]> {
  const { host, port } = await startHost({ config: "wrangler.jsonc", assets: folder });
  try {
    const answers = await askPages(new URL(`http://localhost:${port}`), ask);
    return [...(await checkPages(answers, ask, { isPublic })), ...factProblems(answers, facts)];
  } finally {
    host.kill();
  }
}
