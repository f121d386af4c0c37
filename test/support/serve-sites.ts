import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { testSites } from "./test-sites.ts";

const { local, production } = testSites;

await buildSite({ mode: "local", content: writeContent(local.content), out: local.folder });
await startHost({
  site: "local",
  assets: local.folder,
  port: local.port,
});

await buildSite({
  mode: "production",
  content: writeContent(production.content, { "site.json": ownerFacts }),
  out: production.folder,
  version: "tested",
});
await startHost({
  site: "production",
  assets: production.folder,
  port: production.port,
});
