import "../../hosting/end-with-parent.ts";
import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { localSite, productionSite } from "./sites.ts";

await buildSite({
  mode: "local",
  content: writeContent(".cache/test/content-local"),
  out: localSite.folder,
});
const startingLocal = startHost({
  config: "hosting/wrangler.local.jsonc",
  assets: localSite.folder,
  port: localSite.port,
});

await buildSite({
  mode: "production",
  content: writeContent(".cache/test/content-production", { "site.json": ownerFacts }),
  out: productionSite.folder,
  version: "tested",
});
await startingLocal;
await startHost({
  config: "wrangler.jsonc",
  assets: productionSite.folder,
  port: productionSite.port,
});

console.log("Both sites are ready.");
