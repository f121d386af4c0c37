import { writeJsonSchemas } from "../site-build/content/json-schemas.ts";

writeJsonSchemas();
console.log("Written: content/schemas/");
