import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "@playwright/test";
import { emailApi } from "../../src/contact/email-api.ts";
import { paths } from "../support/page.ts";
import { testSites } from "../support/test-sites.ts";

const { folder } = testSites.production;
const page = {
  status: 200,
  type: "text/html; charset=utf-8",
  caching: "public, max-age=0, must-revalidate",
};
const missing = { ...page, status: 404 };
const hashed = { ...page, caching: "public, max-age=31536000, immutable" };

test("Every response has the right type, caching and security headers", async ({ request }) => {
  const home = await (await request.get(testSites.production.url)).text();
  const responses: Record<string, object> = {
    ...Object.fromEntries(paths.map((path) => [path, page])),
    "/services/": { status: 307, location: "/services" },
    "/index.html": { status: 307, location: "/" },
    "/no-such-page": missing,
    // Browsers must not remember that a file was missing.
    "/assets/old-Ab12Cd34.js": missing,
    "/robots.txt": { ...page, type: "text/plain; charset=utf-8" },
    "/sitemap.xml": { ...page, type: "application/xml" },
    "/favicon.svg": { ...page, type: "image/svg+xml" },
    "/apple-touch-icon.png": { ...page, type: "image/png" },
    [file(home, "js")]: { ...hashed, type: "text/javascript; charset=utf-8" },
    [file(home, "avif")]: { ...hashed, type: "image/avif" },
    [file(home, "woff2")]: { ...hashed, type: "font/woff2" },
  };
  for (const [path, expected] of Object.entries(responses)) {
    const response = await request.get(testSites.production.url + path, { maxRedirects: 0 });
    const headers = response.headers();
    const { "content-type": type, "cache-control": caching, location } = headers;
    expect({ status: response.status(), type, caching, location }, path).toEqual(expected);
    expect(directives(headers["content-security-policy"]), path).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      "img-src": "'self'",
      "font-src": "'self'",
      "connect-src": `'self' ${emailApi.origin}`,
      "form-action": emailApi.origin,
      "frame-src": "https://www.google.com",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "'none'",
      "base-uri": "'none'",
    });
    expect(headers, path).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      // Not fullscreen, storage-access or sync-xhr, which the map needs.
      "permissions-policy":
        "camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    });
    for (const unwanted of [
      "set-cookie",
      "access-control-allow-origin",
      "x-robots-tag",
      // WebKit would lose what was typed when the visitor opens another site.
      "cross-origin-opener-policy",
    ]) {
      expect(headers, path).not.toHaveProperty(unwanted);
    }
  }
});

test("Returning visitors keep every hashed file, and the host accepts every rule and line", () => {
  const lines = readFileSync(`${folder}/_headers`, "utf8").split("\n");
  const [everywhere, ...rules] = lines.filter((line) => line.startsWith("/"));
  expect(everywhere).toBe("/*");
  // Each has a hash. If a file is missing, browsers must not keep the host's 404.
  for (const rule of rules) expect(rule).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}(\.\w+|-\*)$/);
  const unmatched = readdirSync(`${folder}/assets`).filter(
    (file) => !rules.some((rule) => matchesGlob(`/assets/${file}`, rule)),
  );
  expect(unmatched).toEqual([]);
  // Cloudflare ignores all after 100.
  expect(rules.length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

function directives(policy = ""): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/, 2)));
}

function file(html: string, extension: string): string {
  return new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? `no .${extension} file`;
}
