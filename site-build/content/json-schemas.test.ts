import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

test("What editors explain is what the build checks (else: npm run schemas)", () => {
  const written = globSync("content/schemas/*.json").map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  }));
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
  expect(written.sort(byPath)).toEqual(jsonSchemas.toSorted(byPath));
});
