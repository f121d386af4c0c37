import { buildSite, productionSite } from "../site-build/site.ts";
import { reportAndExit } from "./report.ts";

console.log("Building the site into dist/ …");
await buildSite(productionSite).catch(reportAndExit);
console.log("Built: dist/");
