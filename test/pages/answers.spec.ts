import { expect, test } from "@playwright/test";
import { paths } from "../support/site.ts";

test("Each page is an HTML document in English", async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charSet="utf-8"/i);
  }
});

test("An unknown address gets status 404 and the home page", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe(await (await request.get("/")).text());
});

test("An address with a slash at the end redirects to the address without it", async ({
  request,
}) => {
  const response = await request.get("/services/");
  expect(new URL(response.url()).pathname).toBe("/services");
  expect(response.status()).toBe(200);
});

test("The icons have the right types", async ({ request }) => {
  expect((await request.get("/favicon.svg")).headers()["content-type"]).toBe("image/svg+xml");
  expect((await request.get("/apple-touch-icon.png")).headers()["content-type"]).toBe("image/png");
});
