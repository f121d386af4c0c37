import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildSite } from "../site-build/site.ts";

export const site = ".cache/bench/site";
export const limit = ".cache/bench/limit";

/** The site with all the owner's facts, since stand-ins keep search engines away; and its limit. */
export async function buildSites(): Promise<void> {
  await buildSite({ mode: "production", content: contentWithFacts(), out: site });
  removeScript();
}

function contentWithFacts(): string {
  const folder = ".cache/bench/content";
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", folder, { recursive: true });
  cpSync("bench/site.json", join(folder, "site.json"));
  return folder;
}

/** The limit is the same pages without script: what is measured above it is what React costs. */
function removeScript() {
  rmSync(limit, { recursive: true, force: true });
  cpSync(site, limit, { recursive: true });
  for (const page of readdirSync(limit).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(limit, page), "utf8");
    const without = html.replace(/<script type="module"[^>]*><\/script>/, "");
    if (without === html) throw new Error(`${page} has no module script that could be removed`);
    writeFileSync(join(limit, page), without);
  }
}

/** All the script there is, with what a visit may never ask for, compressed. */
export function scriptSize(): number {
  const assets = join(site, "assets");
  return readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
}
