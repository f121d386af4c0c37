import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

// The two sites that the tests visit, on the hosting engine: `node serve-sites.ts PORT PORT`.
const [, , localPort, productionPort] = process.argv.map(Number);

// What `npm start` serves before anybody has told the site a fact.
const preview = {
  mode: "local",
  content: writeContent(".cache/test/content-local"),
  out: ".cache/test/local",
} as const;
await buildSite(preview);
const previewEngine = startHost({
  config: "hosting/wrangler.local.jsonc",
  assets: preview.out,
  port: localPort as number,
});

// What an owner who has filled in every fact would publish.
const out = ".cache/test/production";
const content = writeContent(".cache/test/content-production", ownerFacts);
await buildSite({ mode: "production", content, out });
const publishedEngine = startHost({
  config: "wrangler.jsonc",
  assets: out,
  port: productionPort as number,
});

const engines = await Promise.all([previewEngine, publishedEngine]);
process.on("SIGTERM", () => {
  for (const engine of engines) engine.kill();
});
console.log("Both sites answer.");
