import type { Page } from "@playwright/test";
import sharp from "sharp";
import { factsFrom, siteSchema } from "../../site-build/content/site-schema.ts";
import { pages } from "../../src/pages.ts";
import { fixture } from "../fixtures/content.ts";
import { ownerFacts } from "../fixtures/facts.ts";
import { paths } from "../support/page.ts";
import { expect, test } from "../support/test.ts";
import { testSites } from "../support/test-sites.ts";

const { siteUrl, companyName, address } = ownerFacts;
const { facts } = factsFrom(siteSchema.parse(ownerFacts));

// Not every search engine runs scripts.
test.use({ javaScriptEnabled: false });

test("Search results and shared links show what each page is about", async ({ page, request }) => {
  expect(new Set(pages.map(({ title }) => title(facts))).size, "no two titles are the same").toBe(
    pages.length,
  );
  for (const { path, ...sitePage } of pages) {
    const title = sitePage.title(facts);
    const { description } = fixture(sitePage.contentFile);
    await page.goto(testSites.production.url + path);
    expect(title).toContain(companyName);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteUrl + path);
    const metadata = await metadataOf(page);
    const image = metadata["og:image"] ?? "";
    expect(metadata).toMatchObject({
      description,
      "og:type": "website",
      "og:site_name": companyName,
      "og:title": title,
      "og:description": description,
      "og:url": siteUrl + path,
      "og:image": expect.stringMatching(new RegExp(`^${siteUrl}/assets/.*-share\\.jpeg$`)),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": companyName,
      "twitter:card": "summary_large_image",
    });
    const picture = await request.get(image.replace(siteUrl, testSites.production.url));
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });

    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? ""), "the home's facts").toEqual(homeInSchemaOrg(image));
  }
});

function homeInSchemaOrg(image: string) {
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/#home`,
    name: companyName,
    url: `${siteUrl}/`,
    telephone: "+14254110123",
    image,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
  };
}

test("The sitemap lists every page, and robots.txt links to it", async ({ request }) => {
  const sitemap = await request.get(`${testSites.production.url}/sitemap.xml`);
  const urls = (await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  expect(Array.from(urls, ([, url]) => url)).toEqual(paths.map((path) => siteUrl + path));
  const robots = await request.get(`${testSites.production.url}/robots.txt`);
  expect((await robots.text()).split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]);
});

test("Search engines may list the production pages, and nothing else", async ({ request }) => {
  const tag = '<meta name="robots" content="noindex"/>';
  for (const path of paths) {
    const production = await request.get(testSites.production.url + path);
    expect(await production.text(), path).not.toContain("noindex");
    const local = await request.get(path);
    expect(await local.text(), path).toContain(tag);
    expect(local.headers(), path).toHaveProperty("x-robots-tag", "noindex");
  }
  const unknown = await request.get(`${testSites.production.url}/no-such-page`);
  expect(await unknown.text()).toContain(tag);
});

/** The content of each `<meta>` by its name. */
async function metadataOf(page: Page): Promise<Record<string, string>> {
  const entries = await page
    .locator("meta[content]")
    .evaluateAll((tags: HTMLMetaElement[]) =>
      tags.map((tag) => [tag.name || tag.getAttribute("property"), tag.content]),
    );
  return Object.fromEntries(entries);
}
