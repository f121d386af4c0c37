import { writeJsonSchemas } from "../build/json-schemas.ts";

writeJsonSchemas();
console.log("Written: content/schemas/");
