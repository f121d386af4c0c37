import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { factsFrom } from "../../site-build/content/facts.ts";
import { pages } from "../../src/pages.ts";
import home from "../fixtures/content/home.json" with { type: "json" };
import services from "../fixtures/content/services.json" with { type: "json" };
import { ownerFacts } from "../fixtures/facts.ts";
import { canonicalOf, metadataOf, titleOf } from "../support/head.ts";
import { paths, productionSite } from "../support/site.ts";

const { siteUrl, companyName } = ownerFacts;
const { facts } = factsFrom(ownerFacts, "production");
const words = { home, services };

test("Every page's title has the home's name, and no two are the same", () => {
  const titles = pages.map(({ title }) => title(facts));
  for (const title of titles) expect(title).toContain(companyName);
  expect(new Set(titles).size).toBe(pages.length);
});

test("Search engines and messengers see what each page is about, with a picture", async ({
  request,
}) => {
  for (const page of pages) {
    const { path } = page;
    const title = page.title(facts);
    const { description } = words[page.words];
    const html = await (await request.get(productionSite + path)).text();
    expect(titleOf(html)).toBe(title);
    expect(canonicalOf(html)).toBe(siteUrl + path);
    const metadata = metadataOf(html);
    expect(metadata).toMatchObject({
      description,
      "og:type": "website",
      "og:site_name": companyName,
      "og:title": title,
      "og:description": description,
      "og:url": siteUrl + path,
      "og:image": expect.stringMatching(new RegExp(`^${siteUrl}/assets/`)),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": companyName,
      "twitter:card": "summary_large_image",
    });
    const picture = await request.get(metadata["og:image"]?.replace(siteUrl, productionSite) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("The sitemap lists every page, and robots.txt leads to it", async ({ request }) => {
  const sitemap = await request.get(`${productionSite}/sitemap.xml`);
  expect(sitemap.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
  const addresses = (await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  expect(Array.from(addresses, ([, address]) => address)).toEqual(
    paths.map((path) => siteUrl + path),
  );
  const robots = await request.get(`${productionSite}/robots.txt`);
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  expect((await robots.text()).split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]);
});

test("A site with every fact asks to be found, but for addresses that are no pages", async ({
  request,
}) => {
  for (const path of [...paths, "/sitemap.xml", "/robots.txt", "/favicon.svg"]) {
    const answer = await request.get(productionSite + path);
    expect(answer.headers(), path).not.toHaveProperty("x-robots-tag");
    expect(await answer.text(), path).not.toContain("noindex");
  }
  const unknown = await request.get(`${productionSite}/no-such-page`);
  expect(metadataOf(await unknown.text())).toHaveProperty("robots", "noindex");
});

test("A site with stand-ins asks not to be found, on every address", async ({ request }) => {
  for (const path of [...paths, "/no-such-page", "/sitemap.xml", "/favicon.svg"]) {
    const answer = await request.get(path);
    expect(answer.headers(), path).toHaveProperty("x-robots-tag", "noindex");
  }
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(metadataOf(html), path).toHaveProperty("robots", "noindex");
  }
});
