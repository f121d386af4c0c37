import { globSync, readFileSync, writeFileSync } from "node:fs";
import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { startSiteProxy } from "./site-proxy.ts";

export type ProxiedSite = Awaited<ReturnType<typeof startProxiedSite>>;

/** The site for any browser, with or without Playwright: the map is a stand-in, and pages collect problems. */
export async function startProxiedSite(name: string) {
  const out = `.cache/test/${name}`;
  await buildSite({ mode: "local", content: writeContent(`.cache/test/content-${name}`), out });
  for (const file of globSync(`${out}/{_headers,*.html,assets/*.js}`)) {
    const text = readFileSync(file, "utf8")
      .replaceAll("https://www.google.com/maps?q", "/maps?q")
      .replace("frame-src https://www.google.com", "frame-src 'self'")
      .replace("<head>", '<head><script src="/problems.js"></script>');
    writeFileSync(file, text);
  }
  const { port, stop } = await startHost({ config: "hosting/wrangler.local.jsonc", assets: out });
  return { startProxy: () => startSiteProxy(port), stop };
}
