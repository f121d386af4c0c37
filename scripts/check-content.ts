import { checkContent } from "../site-build/content/check/check.ts";
import { reportAndExit } from "./report.ts";

// Is today's `content/` fit to publish? One line for each fault, and for each thing worth knowing.
const notes = await checkContent("content").catch(reportAndExit);
for (const note of notes) console.log(`Note: ${note}`);
console.log("The content is fit to publish.");
