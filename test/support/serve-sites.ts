import { startHost } from "../../hosting/host.ts";
import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { noFacts, ownerFacts } from "../fixtures/facts.ts";
import { testSites } from "./test-sites.ts";

for (const [site, facts] of [
  ["local", noFacts],
  ["production", ownerFacts],
] as const) {
  const { content, folder, port } = testSites[site];
  writeContent(content, { "site.json": facts });
  await buildSite({ mode: site, content, out: folder, version: "tested" });
  await startHost({ site, assets: folder, port });
}
