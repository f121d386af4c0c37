import { mkdirSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { commitAll } from "../../test/support/commit-all.ts";
import { serveHere } from "../../test/support/serve-here.ts";
import { temporaryFolder } from "../../test/unit-support/temporary-folder.ts";
import { workIn } from "../../test/unit-support/work-in.ts";
import { isCodeLive } from "./is-code-live.ts";

const page = (version: string) => `<head><meta name="version" content="${version}"/></head>`;

/** Whether Publish skips the tests, after these files were saved, if the website shows this page. */
async function skipsTests(saved: string[], live: (version: string) => string): Promise<boolean> {
  workIn(temporaryFolder());
  mkdirSync("content");
  writeFileSync("app.tsx", "old");
  const published = commitAll(".");
  for (const file of saved) writeFileSync(file, "new");
  commitAll(".");
  const { origin, close } = await serveHere((_, response) => response.end(live(published)));
  onTestFinished(close);
  return isCodeLive(new URL(origin));
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

test("Publish tests the code if nothing of ours is live yet", async () => {
  expect(await skipsTests([], () => "This domain is for sale")).toBe(false);
});

test("Publish tests the code if only a preview shows it", async () => {
  const preview = (version: string) => `<meta name="robots" content="noindex"/>${page(version)}`;
  expect(await skipsTests([], preview)).toBe(false);
});

test("Publish tests the code if the live version isn't in the history", async () => {
  expect(await skipsTests([], () => page("0123456789abcdef0123456789abcdef01234567"))).toBe(false);
});

test("Publish tests the code if the website doesn't answer", async () => {
  workIn(temporaryFolder());
  commitAll(".");
  const { origin, close } = await serveHere(() => {});
  close();
  expect(await isCodeLive(new URL(origin))).toBe(false);
});
