import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { reportAndExit, reportNotes } from "./report.ts";
import { addToSummary } from "./summary.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
const content = await readContent("content", {
  mode: "production",
  mustBePublishable: values.publishable,
}).catch(reportAndExit);
reportNotes(content.notes);

const fine = "The words and pictures are fine.";
const missing = content.obstacles.join(", ");
const verdict = missing ? `${fine} Missing before you can publish: ${missing}` : fine;
console.log(verdict);
addToSummary("### Result", verdict);
