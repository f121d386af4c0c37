import "../../hosting/end-with-parent.ts";
import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { testSites } from "./test-sites.ts";

await buildSite({
  mode: "local",
  content: writeContent(".cache/test/content-local"),
  out: testSites.local.folder,
});
const startingLocal = startHost({
  config: "hosting/wrangler.local.jsonc",
  assets: testSites.local.folder,
  port: testSites.local.port,
});

await buildSite({
  mode: "production",
  content: writeContent(".cache/test/content-production", { "site.json": ownerFacts }),
  out: testSites.production.folder,
  version: "tested",
});
await startingLocal;
await startHost({
  config: "wrangler.jsonc",
  assets: testSites.production.folder,
  port: testSites.production.port,
});
