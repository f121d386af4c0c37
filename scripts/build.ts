import { buildSite, publicSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";

console.log("Building the site into dist/ …");
await buildSite(publicSite).catch(reportAndExit);
console.log("Built: dist/");
