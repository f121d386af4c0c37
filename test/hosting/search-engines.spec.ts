import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publishedPort } from "../../playwright.config.ts";
import home from "../fixtures/content/home.json" with { type: "json" };
import services from "../fixtures/content/services.json" with { type: "json" };
import { completeFacts } from "../fixtures/facts.ts";
import { expect, test } from "../support/test.ts";

const published = `http://localhost:${publishedPort}`;
const { siteUrl, companyName } = completeFacts;

const pages = [
  { path: "/", title: `${companyName} in Everett, WA`, text: home },
  { path: "/services", title: `Our Services | ${companyName}`, text: services },
];

for (const { path, title, text } of pages) {
  test(`Search engines and messengers see what ${path} is about`, async ({ page }) => {
    await page.goto(published + path);
    await expect(page).toHaveTitle(title);
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(text.description.length).toBeGreaterThanOrEqual(50);
    expect(text.description.length).toBeLessThanOrEqual(170);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteUrl + path);
    expect(await metadata(page)).toMatchObject({
      description: text.description,
      "og:type": "website",
      "og:site_name": companyName,
      "og:title": title,
      "og:description": text.description,
      "og:url": siteUrl + path,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining(companyName),
      "twitter:card": "summary_large_image",
    });
  });

  test(`The picture that ${path} is shared with is there, and 1200 × 630`, async ({
    page,
    request,
  }) => {
    await page.goto(published + path);
    const address = (await metadata(page))["og:image"] ?? "";
    expect(address).toMatch(new RegExp(`^${siteUrl}/assets/`));
    const answer = await request.get(address.replace(siteUrl, published));
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });
}

test("The sitemap lists the two pages, and robots.txt leads to it", async ({ request }) => {
  const sitemap = await request.get(`${published}/sitemap.xml`);
  expect(sitemap.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
  const addresses = (await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  expect(Array.from(addresses, ([, address]) => address)).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/services`,
  ]);
  const robots = await request.get(`${published}/robots.txt`);
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
  for (const path of ["/", "/services", "/sitemap.xml", "/robots.txt", "/favicon.svg"]) {
    const answer = await request.get(published + path);
    expect(answer.headers(), path).not.toHaveProperty("x-robots-tag");
    expect(await answer.text(), path).not.toContain("noindex");
  }
  const unknown = await request.get(`${published}/no-such-page`);
  expect(await unknown.text()).toContain('<meta name="robots" content="noindex"');
});

test("A site with stand-ins asks not to be found, on every address", async ({ page, request }) => {
  for (const path of ["/", "/services", "/no-such-page", "/sitemap.xml", "/favicon.svg"]) {
    const answer = await request.get(path);
    expect(answer.headers(), path).toHaveProperty("x-robots-tag", "noindex");
  }
  for (const path of ["/", "/services"]) {
    await page.goto(path);
    expect(await metadata(page), path).toHaveProperty("robots", "noindex");
  }
});

async function metadata(page: Page): Promise<Record<string, string>> {
  const entries = await page
    .locator("head meta[content]")
    .evaluateAll((tags) =>
      tags.map((tag) => [
        tag.getAttribute("name") ?? tag.getAttribute("property"),
        tag.getAttribute("content"),
      ]),
    );
  return Object.fromEntries(entries);
}
