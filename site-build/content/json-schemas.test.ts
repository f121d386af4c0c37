import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

test.each(jsonSchemas)(
  "$path says what the build checks (else: npm run schemas)",
  ({ path, text }) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  },
);

test.each(jsonSchemas)("editors find $path through its file's $schema", ({ path }) => {
  const file = JSON.parse(readFileSync(`content/${basename(path)}`, "utf8"));
  expect(file.$schema).toBe(`./schemas/${basename(path)}`);
});
