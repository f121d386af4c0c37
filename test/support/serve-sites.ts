import "../../hosting/end-with-parent.ts";
import { startHost } from "../../hosting/host.ts";
import { localPort, productionPort } from "../../playwright.config.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

// The two sites that the tests visit.

// What `npm start` serves before the owner fills in any facts.
const local = {
  mode: "local",
  content: writeContent(".cache/test/content-local"),
  out: ".cache/test/local",
} as const;
await buildSite(local);
const startingLocal = startHost({
  config: "hosting/wrangler.local.jsonc",
  assets: local.out,
  port: localPort,
});

// What an owner publishes after filling in every fact.
const out = ".cache/test/production";
const content = writeContent(".cache/test/content-production", { "site.json": ownerFacts });
await buildSite({ mode: "production", content, out, version: "tested" });
await startingLocal;
await startHost({
  config: "wrangler.jsonc",
  assets: out,
  port: productionPort,
});

console.log("Both sites are ready.");
