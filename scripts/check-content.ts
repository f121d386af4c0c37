import { readContent } from "../site-build/content/read.ts";
import { reportAndExit } from "./report.ts";

await readContent("content", { mode: "production" }).catch(reportAndExit);
