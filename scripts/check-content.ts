import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { reportAndExit, reportNotes } from "./shared/content-problems.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
const { notes } = await readContent("content", {
  mustBePublishable: values.publishable,
}).catch(reportAndExit);
reportNotes(notes);
console.log("No problems in content/.");
