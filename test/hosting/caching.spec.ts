import { readdirSync, readFileSync } from "node:fs";
import { productionPort } from "../../playwright.config.ts";
import { paths } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const folder = ".cache/test/production";
const site = `http://localhost:${productionPort}`;

test("A file whose name changes with its content is kept for a year", async ({ request }) => {
  const files = readdirSync(`${folder}/assets`);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const answer = await request.get(`${site}/assets/${file}`);
    expect(answer.headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
});

test("A file that keeps its name is asked for each time, and sent only when it changed", async ({
  request,
}) => {
  for (const address of [...paths, "/robots.txt", "/sitemap.xml", "/favicon.svg"]) {
    const first = await request.get(site + address);
    expect(first.headers()["cache-control"], address).toBe("public, max-age=0, must-revalidate");
    const again = await request.get(site + address, {
      headers: { "If-None-Match": first.headers().etag as string },
    });
    expect(again.status(), address).toBe(304);
  }
});

test("A missing file isn't remembered as missing", async ({ request }) => {
  const answer = await request.get(`${site}/assets/old-Ab12Cd34.js`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("The host reads every rule: at most 100, of at most 2,000 characters a line", () => {
  const lines = readFileSync(`${folder}/_headers`, "utf8").split("\n");
  const rules = lines.filter((line) => line.startsWith("/"));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});
