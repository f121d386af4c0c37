import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { printMissing, reportAndExit } from "./shared/report.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
const { missing } = await readContent("content", {
  mustBePublishable: values.publishable,
}).catch(reportAndExit);
printMissing(missing);
console.log("No problems in content/.");
