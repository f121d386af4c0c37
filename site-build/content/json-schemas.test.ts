import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

test.each(jsonSchemas)(
  "$path says what the build checks (else: npm run schemas)",
  ({ path, text }) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  },
);
