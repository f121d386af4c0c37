import { parseArgs } from "node:util";
import { checkContent } from "../site-build/content/check/check.ts";
import { ContentError } from "../site-build/content/content-error.ts";
import { readContent } from "../site-build/content/read.ts";
import { reportAndExit, reportNotes } from "./report.ts";
import { addToSummary } from "./summary.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
if (values.publishable) {
  await readContent("content", { mode: "production", mustBePublishable: true }).catch(
    reportAndExit,
  );
}

const { problems, notes, missing } = await checkContent("content").catch(reportAndExit);
reportNotes(notes);
if (problems.length > 0) reportAndExit(new ContentError(problems));

const verdict = [
  "The words and pictures are fine.",
  ...(missing.length > 0 ? [`Missing before you can publish: ${missing.join(", ")}`] : []),
].join(" ");
console.log(verdict);
addToSummary("### Result", verdict);
