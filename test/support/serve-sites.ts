import { startEngine } from "../../hosting/engine.ts";
import { buildSite } from "../../site-build/site.ts";
import { contentWith, fixtureContent } from "../fixtures/content.ts";
import { completeFacts } from "../fixtures/facts.ts";

// The two sites that the tests visit, on the hosting engine: `node serve-sites.ts PORT PORT`.
const [, , previewPort, publishedPort] = process.argv.map(Number);

// What `npm start` serves before anybody has told the site a fact.
const preview = { mode: "localhost", content: fixtureContent, out: ".cache/test/preview" } as const;
await buildSite(preview);
const previewEngine = startEngine({
  config: "hosting/wrangler.local.jsonc",
  assets: preview.out,
  port: previewPort as number,
});

// What an owner who has filled in every fact would publish.
const out = ".cache/test/published";
await buildSite({ mode: "production", content: contentWith(completeFacts), out });
const publishedEngine = startEngine({
  config: "wrangler.jsonc",
  assets: out,
  port: publishedPort as number,
});

const engines = await Promise.all([previewEngine, publishedEngine]);
process.on("SIGTERM", () => {
  for (const engine of engines) engine.kill();
});
console.log("Both sites answer.");
