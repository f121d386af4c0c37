import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import project from "../../package.json" with { type: "json" };
import { testSites } from "../support/test-sites.ts";

test("licenses.txt has the license of every package in our scripts", async ({ request }) => {
  const licenses = await (await request.get(`${testSites.production.url}/licenses.txt`)).text();
  for (const name of Object.keys(project.dependencies)) {
    const [, section] = licenses.split(`\n## ${name} - `);
    expect(section?.split("\n## ")[0], name).toMatch(/Copyright.*(permi|license)/is);
  }
});

test("font-licenses.txt has every line of each font's license", async ({ request }) => {
  const response = await request.get(`${testSites.production.url}/font-licenses.txt`);
  const lines = (await response.text()).split("\n");
  const styles = readFileSync("src/fonts/fonts.css", "utf8");
  const fonts = new Set(styles.match(/@fontsource-variable\/[\w-]+/g));
  expect(fonts.size).toBeGreaterThan(1);
  for (const font of fonts) {
    const license = readFileSync(`node_modules/${font}/LICENSE`, "utf8");
    expect(lines, font).toEqual(expect.arrayContaining(license.split("\n")));
  }
});

test("Each script says where the licenses are", () => {
  const scripts = globSync(`${testSites.production.folder}/assets/*.js`);
  expect(scripts.length).toBeGreaterThan(1);
  const banner = /^\/\*! licenses: \/licenses\.txt \/font-licenses\.txt \*\/\n/;
  for (const script of scripts) {
    expect(readFileSync(script, "utf8"), script).toMatch(banner);
  }
});
