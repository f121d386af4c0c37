import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldestBrowsers } from "./browsers.ts";

test("The README names the browsers that we build for", () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
