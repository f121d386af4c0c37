import { reportAndExit } from "../../scripts/report.ts";
import { checkContent } from "./check.ts";

// Is today's `content/` fit to publish? One line for each fault, and for each thing worth knowing.
const notes = await checkContent("content").catch(reportAndExit);
for (const note of notes) console.log(`Note: ${note}`);
console.log("The content is fit to publish.");
