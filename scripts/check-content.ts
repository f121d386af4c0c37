import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { reportAndExit, reportNotes } from "./report.ts";
import { addToSummary } from "./summary.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
const { notes } = await readContent("content", {
  mustBePublishable: values.publishable,
}).catch(reportAndExit);
reportNotes(notes);

const verdict = "The words and pictures are fine.";
console.log(verdict);
addToSummary("### Result", verdict);
