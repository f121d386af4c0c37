import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildSite } from "../site-build/site.ts";
import type { Visit } from "./figures.ts";
import { turnIntoPhotographs } from "./photographs.ts";

/** Builds the site and its baseline, and returns their folders. */
export async function buildSites(pictures: Visit["pictures"]) {
  const folder = `.cache/bench/${pictures.replace(" ", "-")}`;
  const [content, site, baseline] = [`${folder}/content`, `${folder}/site`, `${folder}/baseline`];
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  if (pictures === "photographs") await turnIntoPhotographs(content);
  await buildSite({ mode: "production", content, out: site });
  // A site with missing facts hides from search engines, which lowers its SEO score.
  rewritePages(site, (html) => html.replace(/<meta name="robots"[^>]*>/, ""));
  cpSync(site, baseline, { recursive: true });
  rewritePages(baseline, withoutScript);
  return { site, baseline };
}

function withoutScript(html: string): string {
  const page = html.replace(/<script type="module"[^>]*><\/script>/, "");
  if (page === html) throw new Error("A page has no module script to remove");
  return page;
}

function rewritePages(site: string, rewrite: (html: string) => string): void {
  for (const page of globSync(`${site}/*.html`)) {
    writeFileSync(page, rewrite(readFileSync(page, "utf8")));
  }
}
