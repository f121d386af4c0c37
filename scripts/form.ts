import { writeFileSync } from "node:fs";
import { pagesCmsFile } from "../site-build/content/pages-cms.ts";

writeFileSync(pagesCmsFile.path, pagesCmsFile.text);
console.log(`Wrote ${pagesCmsFile.path}`);
