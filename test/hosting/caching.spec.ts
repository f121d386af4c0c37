import { readdirSync, readFileSync } from "node:fs";
import { paths, productionSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const folder = ".cache/test/production";

test("Browsers keep a hashed file for a year", async ({ request }) => {
  const files = readdirSync(`${folder}/assets`);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(file, "a name with a hash").toMatch(/^[\w.-]+-[\w-]{8}\.\w+$/);
    const response = await request.get(`${productionSite}/assets/${file}`);
    expect(response.headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
});

test("Browsers check other files each time, and reload only what changed", async ({ request }) => {
  for (const path of [...paths, "/robots.txt", "/sitemap.xml", "/favicon.svg"]) {
    const first = await request.get(productionSite + path);
    expect(first.headers()["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    const again = await request.get(productionSite + path, {
      headers: { "If-None-Match": first.headers().etag as string },
    });
    expect(again.status(), path).toBe(304);
  }
});

test("Browsers don't remember that a file was missing", async ({ request }) => {
  const response = await request.get(`${productionSite}/assets/old-Ab12Cd34.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("The headers file stays within the host's limits", () => {
  // At most 100 rules, and 2,000 characters per line.
  const lines = readFileSync(`${folder}/_headers`, "utf8").split("\n");
  const rules = lines.filter((line) => line.startsWith("/"));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});
