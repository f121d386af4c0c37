import { writeFileSync } from "node:fs";
import { jsonSchemas } from "../site-build/content/json-schemas.ts";
import { pagesCmsFile } from "../site-build/content/pages-cms.ts";

for (const { path, text } of [...jsonSchemas, pagesCmsFile]) {
  writeFileSync(path, text);
  console.log(`Written: ${path}`);
}
