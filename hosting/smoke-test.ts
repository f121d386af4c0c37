import { ask } from "./ask.ts";
import { askPages, checkPages, type Problem, type Site } from "./check-site.ts";
import { startHost } from "./host.ts";

/** Serves a built site on the host, and checks its pages there. */
export async function smokeTest(folder: string, site: Omit<Site, "address">): Promise<Problem[]> {
  const { host, port } = await startHost({ config: "wrangler.jsonc", assets: folder });
  const address = new URL(`http://localhost:${port}`);
  try {
    return await checkPages({ ...site, address }, await askPages(address, ask), ask);
  } finally {
    host.kill();
  }
}
