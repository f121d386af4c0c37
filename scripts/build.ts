import { buildSite } from "../build/site.ts";
import { reportAndExit } from "./report.ts";

console.log("Building the site into dist/ …");
await buildSite("production").catch(reportAndExit);
console.log("Built: dist/");
