import { expect, test } from "vitest";
import { headersFile } from "./headers.ts";

/** The headers of a site with this number of hashed files. */
const headersFor = (count: number) =>
  headersFile({ emailOrigin: "", styles: "", noindex: false, files: Array(count).fill("a.avif") });

test("More files than the host has caching rules for stop the build", () => {
  expect(headersFor(99)).toContain("/a.avif\n");
  expect(() => headersFor(100)).toThrow("99 files");
});
