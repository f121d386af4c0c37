import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../site-build/site.ts";
import { ownerFacts } from "../test/fixtures/facts.ts";
import type { Place } from "./figures.ts";
import { turnIntoPhotographs } from "./photographs.ts";

/** Builds the site and its limit, and returns their folders. */
export async function buildSites(pictures: Place["pictures"]) {
  const folder = `.cache/bench/${pictures.replace(" ", "-")}`;
  const [content, site, limit] = [`${folder}/content`, `${folder}-site`, `${folder}-limit`];
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  // A site with missing facts hides from search engines, which lowers its SEO score.
  writeFileSync(join(content, "site.json"), JSON.stringify(ownerFacts));
  if (pictures === "photographs") await turnIntoPhotographs(content);
  await buildSite({ mode: "production", content, out: site });
  copyWithoutScript(site, limit);
  return { site, limit };
}

/** The limit is the same pages without script. The difference is the cost of React. */
function copyWithoutScript(site: string, limit: string): void {
  rmSync(limit, { recursive: true, force: true });
  cpSync(site, limit, { recursive: true });
  for (const page of readdirSync(limit).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(limit, page), "utf8");
    const withoutScript = html.replace(/<script type="module"[^>]*><\/script>/, "");
    if (withoutScript === html) throw new Error(`${page} has no module script to remove`);
    writeFileSync(join(limit, page), withoutScript);
  }
}
