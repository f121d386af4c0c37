import { mkdirSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { commitAll } from "../../test/support/commit-all.ts";
import { serveHere } from "../../test/support/serve-here.ts";
import { workInTemporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { isCodeLive, showsVersion } from "./version.ts";

const page = (version: string) => `<head><meta name="version" content="${version}"/></head>`;

/** Whether Publish skips the tests, after these files were saved, if the website shows this page. */
async function skipsTests(saved: string[], live: (version: string) => string): Promise<boolean> {
  workInTemporaryFolder();
  mkdirSync("content");
  writeFileSync("app.tsx", "old");
  const published = commitAll(".");
  for (const file of saved) writeFileSync(file, "new");
  commitAll(".");
  return isCodeLive(await siteWith(live(published)));
}

test("Publish doesn't test code that is live already", async () => {
  expect(await skipsTests([], page)).toBe(true);
  expect(await skipsTests(["content/site.json"], page)).toBe(true);
});

test("Publish tests code that has changed", async () => {
  expect(await skipsTests(["app.tsx"], page)).toBe(false);
  expect(await skipsTests(["content/site.json", "package.json"], page)).toBe(false);
  expect(await skipsTests(["content.ts"], page), "a name that starts the same").toBe(false);
});

test("Publish tests the code if it can't tell which version is live", async () => {
  const preview = (version: string) => `<meta name="robots" content="noindex"/>${page(version)}`;
  const unknown = () => page("0123456789abcdef0123456789abcdef01234567");
  expect(await skipsTests([], () => "This domain is for sale")).toBe(false);
  expect(await skipsTests([], preview), "a preview").toBe(false);
  expect(await skipsTests([], unknown), "a version that isn't in the history").toBe(false);
});

test("Publish tests the code if the website doesn't answer", async () => {
  workInTemporaryFolder();
  commitAll(".");
  const { origin, close } = await serveHere(() => {});
  close();
  expect(await isCodeLive(new URL(origin))).toBe(false);
});

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
