import { buildSite, productionSite } from "../site-build/site.ts";
import { printNotes, reportAndExit } from "./report.ts";

console.log("Building the site into dist/ …");
const { notes } = await buildSite(productionSite).catch(reportAndExit);
printNotes(notes);
console.log("Built: dist/");
