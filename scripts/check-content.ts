import { parseArgs } from "node:util";
import { readContent } from "../site-build/content/read.ts";
import { runAndExplain } from "./shared/run-and-explain.ts";

const { values } = parseArgs({ options: { publishable: { type: "boolean" } } });
await runAndExplain(readContent("content", { mustBePublishable: values.publishable }));
console.log("No problems in content/.");
