import { buildSite } from "../../site-build/site.ts";
import { writeContent } from "../fixtures/content.ts";
import { noFacts, ownerFacts } from "../fixtures/facts.ts";
import { testSites } from "./test-sites.ts";

const site = process.argv[2] as keyof typeof testSites;
const { content, folder } = testSites[site];
writeContent(content, { "site.json": site === "local" ? noFacts : ownerFacts });
await buildSite({ mode: site, content, out: folder });
