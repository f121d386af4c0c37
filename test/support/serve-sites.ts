import { startHost } from "../../hosting/host.ts";
import { localPort, productionPort } from "../../playwright.config.ts";
import { buildSite } from "../../site-build/site.ts";
import { contentWith, fixtureContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";

// The two sites that the tests visit.

// What `npm start` serves before the owner has filled in a fact.
const local = { mode: "local", content: fixtureContent, out: ".cache/test/local" } as const;
await buildSite(local);
const startingLocal = startHost({
  config: "hosting/wrangler.local.jsonc",
  assets: local.out,
  port: localPort,
});

// What an owner who has filled in every fact would publish.
const out = ".cache/test/production";
await buildSite({ mode: "production", content: contentWith(ownerFacts), out });
await startingLocal;
await startHost({
  config: "wrangler.jsonc",
  assets: out,
  port: productionPort,
});

console.log("Both sites are ready.");
