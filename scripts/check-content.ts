import { checkContent } from "../site-build/content/check/check.ts";
import { ContentError } from "../site-build/content/content-error.ts";
import { addToSummary, reportAndExit } from "./report.ts";

const { faults, notes, missing } = await checkContent("content").catch(reportAndExit);
for (const note of notes) console.log(`Note: ${note}`);
if (notes.length > 0) addToSummary("Good to know", notes);
if (faults.length > 0) await reportAndExit(new ContentError(faults));

const fine = "The words and pictures are fine.";
const rest = missing.length > 0 ? ` Missing before you can publish: ${missing.join(", ")}` : "";
console.log(fine + rest);
addToSummary("Result", [fine + rest]);
