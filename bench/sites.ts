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
  for (const name of ["boot", "react"]) {
    const [file] = globSync(`${site}/assets/${name}-*.js`);
    if (!file) throw new Error(`measure.ts expects a script called ${name}-…`);
  }
  // A site with missing facts hides from search engines, which lowers its SEO score.
  rewrite(site, "*.html", (html) => html.replace(/<meta name="robots"[^>]*>/, ""));
  rewrite(site, "_headers", (headers) => headers.replace(/.*X-Robots-Tag.*\n/, ""));
  cpSync(site, baseline, { recursive: true });
  rewrite(baseline, "*.html", withoutScript);
  return { site, baseline };
}

function withoutScript(html: string): string {
  const page = html.replace(/<script type="module"[^>]*><\/script>/, "");
  if (page === html) throw new Error("A page has no module script to remove");
  return page;
}

function rewrite(site: string, names: string, change: (text: string) => string): void {
  for (const file of globSync(`${site}/${names}`)) {
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
}
