import { z } from "zod";
import { schemas } from "./schemas.ts";

/** The rules that the build checks, in the form that editors read. */
export const jsonSchemas = Object.entries(schemas).map(([file, schema]) => ({
  path: `content/schemas/${file}`,
  text: `${JSON.stringify(z.toJSONSchema(schema, { target: "draft-7", io: "input" }), null, 2)}\n`,
}));
