import { categories, headline, subline } from "../fixtures/specification.ts";
import { expect, openHome, test } from "../support/test.ts";

const answers = [
  { path: "/", status: 200, words: [headline, subline] },
  { path: "/services", status: 200, words: Object.entries(categories).flat(2) },
  { path: "/no-such-page", status: 404, words: [headline, subline] },
];

for (const { path, status, words } of answers) {
  test.describe(`The answer to ${path}`, () => {
    test.use({ javaScriptEnabled: false, expectedMessages: [/status of 404/] });

    test(`has status ${status} and all its words in the HTML`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(status);
      expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
      const html = await answer.text();
      for (const word of words) expect(html).toContain(word);
    });

    test("has no inline script, no style attribute and no data: address", async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<script(?![^>]*( src=|application\/ld\+json))[^>]*>/g)).toBeNull();
      expect(html.match(/<[^>]+ (style|on\w+)="[^>]*>/g)).toBeNull();
      expect(html.match(/["'(]data:[^"')]*/g)).toBeNull();
    });

    test("is sound HTML, as the browser reads it", async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charSet="utf-8"/i);
      await page.goto(path);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.locator("head title, head meta[name=description]")).toHaveCount(2);
      await expect(page.locator("body :is(title, meta, link, style, script)")).toHaveCount(0);
      await expect(page.locator("img:not([alt]), iframe:not([title])")).toHaveCount(0);
      const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);
      const references = await page
        .locator("[for], [aria-labelledby], [aria-describedby]")
        .evaluateAll((all) =>
          all.flatMap((element) =>
            ["for", "aria-labelledby", "aria-describedby"].flatMap(
              (name) => element.getAttribute(name)?.split(" ") ?? [],
            ),
          ),
        );
      expect(ids).toEqual(expect.arrayContaining(references));
    });
  });
}

test("Icons lie at the root, and every other file is hashed under /assets/", async ({
  page,
  request,
}) => {
  const files = new Set<string>();
  page.on("request", (each) => files.add(new URL(each.url()).pathname));
  await openHome(page);
  await page.goto("/services");
  const hashed = [...files].filter((file) => !["/", "/services", "/favicon.svg"].includes(file));
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of hashed) expect(file).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/);
  expect((await request.get("/favicon.svg")).headers()["content-type"]).toBe("image/svg+xml");
  expect((await request.get("/apple-touch-icon.png")).headers()["content-type"]).toBe("image/png");
});

test("An address with a slash at its end leads to the one without", async ({ request }) => {
  const answer = await request.get("/services/");
  expect(new URL(answer.url()).pathname).toBe("/services");
  expect(answer.status()).toBe(200);
});
