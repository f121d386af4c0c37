import { expect, onTestFinished, test } from "vitest";
import { serveHere } from "../../test/support/serve-here.ts";
import { showsVersion } from "./version.ts";

const page = (version: string) => `<head><meta name="version" content="${version}"/></head>`;

/** A site that answers with these pages, one after the other, and then stays with the last. */
async function siteWith(...pages: string[]): Promise<URL> {
  const { origin, close } = await serveHere((_, response) => {
    response.end(pages.length > 1 ? pages.shift() : pages[0]);
  });
  onTestFinished(close);
  return new URL(origin);
}

test("The site shows the new version after a while", async () => {
  const url = await siteWith(page("old"), "Something went wrong", page("new"));
  expect(await showsVersion("new", url, { wait: 0 })).toBe(true);
});

test("A site that keeps showing the old version isn't called published", async () => {
  const url = await siteWith(page("old"));
  expect(await showsVersion("new", url, { timeout: 0, wait: 0 })).toBe(false);
});
