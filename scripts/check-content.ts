import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { addToSummary } from "./github/workflow.ts";
import { printNotes, reportAndExit } from "./shared/content-problems.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
const { notes } = await readContent("content", {
  mustBePublishable: values.publishable,
}).catch(reportAndExit);
printNotes(notes);
if (notes.length > 0) addToSummary("### Good to know", ...notes.map((note) => `- ${note}`));
console.log("No problems in content/.");
