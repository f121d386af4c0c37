import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("The local site answers as the published one does", () => {
  const local = read("local/wrangler.jsonc");
  const { compatibility_date, assets } = read("wrangler.jsonc");
  expect(local).toMatchObject({
    compatibility_date,
    assets: { ...assets, directory: local.assets.directory },
  });
});

test("Search engines find one copy of the site, and the owner has a preview", () => {
  expect(read("wrangler.jsonc")).toMatchObject({ workers_dev: false, preview_urls: true });
});

const read = (file: string) => JSON.parse(readFileSync(file, "utf8").replace(/^\s*\/\/.*/gm, ""));
