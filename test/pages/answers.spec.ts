import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { paths } from "../support/site.ts";

// What the hosting engine answers, read without a browser.

test("Each page is answered as HTML that is complete without script", async ({ request }) => {
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charSet="utf-8"/i);
    expect(html.match(/<script(?![^>]*( src=|application\/ld\+json))[^>]*>/g)).toBeNull();
    expect(html.match(/<[^>]+ (style|on\w+)="[^>]*>/g)).toBeNull();
    expect(html.match(/["'(]data:[^"')]*/g)).toBeNull();
  }
});

test("An unknown address is answered with status 404 and the home page", async ({ request }) => {
  const answer = await request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe(await (await request.get("/")).text());
});

test("An address with a slash at its end leads to the one without", async ({ request }) => {
  const answer = await request.get("/services/");
  expect(new URL(answer.url()).pathname).toBe("/services");
  expect(answer.status()).toBe(200);
});

test("Icons lie at the root, and every other file of the pages is hashed under /assets/", async ({
  request,
}) => {
  expect((await request.get("/favicon.svg")).headers()["content-type"]).toBe("image/svg+xml");
  expect((await request.get("/apple-touch-icon.png")).headers()["content-type"]).toBe("image/png");
  const names = readdirSync(".cache/test/local").filter((name) => /\.(?!html)/.test(name));
  expect(names.sort()).toEqual([
    "apple-touch-icon.png",
    "favicon.svg",
    "licenses.txt",
    "robots.txt",
    "sitemap.xml",
  ]);
  for (const file of readdirSync(".cache/test/local/assets")) {
    expect(file).toMatch(/^[\w.-]+-[\w-]{8}\.\w+$/);
  }
});
