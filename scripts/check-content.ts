import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { report } from "./shared/report.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
await report(readContent("content", { mustBePublishable: values.publishable }));
console.log("No problems in content/.");
