import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ways } from "../hosting/compression.ts";
import { buildSite } from "../site-build/site.ts";
import type { Figures, Pictures } from "./figures.ts";
import { photographicContent } from "./photographs.ts";

const folder = ".cache/bench";
export type Sites = { site: string; limit: string };

/** The site and its limit, with the owner's pictures and with photographs. */
export async function buildSites(): Promise<Record<Pictures, Sites>> {
  return {
    "own pictures": await build("own", ownContent()),
    photographs: await build("photographs", await photographicContent(`${folder}/photographs`)),
  };
}

async function build(name: string, content: string): Promise<Sites> {
  const sites = { site: `${folder}/${name}-site`, limit: `${folder}/${name}-limit` };
  await buildSite({ mode: "production", content, out: sites.site });
  removeScript(sites);
  return sites;
}

/** With all the owner's facts, since stand-ins keep search engines away. */
function ownContent(): string {
  const content = `${folder}/content`;
  rmSync(content, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  cpSync("bench/site.json", join(content, "site.json"));
  return content;
}

/** The limit is the same pages without script: what is measured above it is what React costs. */
function removeScript({ site, limit }: Sites) {
  rmSync(limit, { recursive: true, force: true });
  cpSync(site, limit, { recursive: true });
  for (const page of readdirSync(limit).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(limit, page), "utf8");
    const without = html.replace(/<script type="module"[^>]*><\/script>/, "");
    if (without === html) throw new Error(`${page} has no module script that could be removed`);
    writeFileSync(join(limit, page), without);
  }
}

/** All the script there is, with what a visit may never ask for, in each way it can travel. */
export function scriptSizes(site: string): Figures {
  const assets = join(site, "assets");
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(assets, file)));
  return Object.fromEntries(
    Object.entries(ways).map(([way, compress]) => [
      `All script, ${way}`,
      scripts.reduce((sum, script) => sum + compress(script).length, 0),
    ]),
  );
}
