import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import project from "../../package.json" with { type: "json" };
import { testSites } from "../support/test-sites.ts";

const fontPackages = /@fontsource-variable\/[\w-]+/g;

test("licenses.txt has the license of everything we ship", async ({ request }) => {
  const licenses = await (await request.get(`${testSites.production.url}/licenses.txt`)).text();
  const fonts = readFileSync("src/fonts/fonts.css", "utf8").match(fontPackages) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  for (const name of [...Object.keys(project.dependencies), ...fonts]) {
    const [, section] = licenses.split(`\n## ${name} - `);
    expect(section?.split("\n## ")[0], name).toMatch(/Copyright.*(permi|license)/is);
  }
});

test("Each script links to licenses.txt", () => {
  const scripts = globSync(`${testSites.production.folder}/assets/*.js`);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(readFileSync(script, "utf8"), script).toMatch(/^\/\*! licenses: \/licenses\.txt \*\/\n/);
  }
});
