import { expect, test } from "@playwright/test";
import { paths, productionSite } from "../support/site.ts";

test("Every response has the exact security headers and sets no cookie", async ({ request }) => {
  const home = await (await request.get(productionSite)).text();
  const statuses = {
    ...Object.fromEntries(paths.map((path) => [path, 200])),
    "/services/": 307,
    "/index.html": 307,
    "/no-such-page": 404,
    "/assets/no-such-file.js": 404,
    "/robots.txt": 200,
    "/sitemap.xml": 200,
    "/favicon.svg": 200,
    "/apple-touch-icon.png": 200,
    [file(home, "js")]: 200,
    [file(home, "avif")]: 200,
    [file(home, "woff2")]: 200,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await request.get(productionSite + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    const headers = response.headers();
    expect(directives(headers["content-security-policy"]), path).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      "img-src": "'self'",
      "font-src": "'self'",
      "connect-src": "'self' https://api.emailjs.com",
      "form-action": "https://api.emailjs.com",
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
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers, path).not.toHaveProperty("set-cookie");
    expect(headers, path).not.toHaveProperty("access-control-allow-origin");
  }
});

function directives(policy = ""): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/, 2)));
}

function file(html: string, extension: string): string {
  return new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? `no .${extension} file`;
}
