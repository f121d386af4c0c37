import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { paths, productionSite } from "../support/site.ts";

const folder = ".cache/test/production";
const forAYear = "public, max-age=31536000, immutable";
const checkedEachTime = "public, max-age=0, must-revalidate";

test("Every response has the exact security headers, the right caching, and no cookie", async ({
  request,
}) => {
  const home = await (await request.get(productionSite)).text();
  const page = { status: 200, caching: checkedEachTime };
  const responses: Record<string, { status: number; caching?: string }> = {
    ...Object.fromEntries(paths.map((path) => [path, page])),
    "/services/": { status: 307 },
    "/index.html": { status: 307 },
    "/no-such-page": { status: 404, caching: checkedEachTime },
    // Browsers must not remember that a file was missing.
    "/assets/old-Ab12Cd34.js": { status: 404, caching: checkedEachTime },
    "/robots.txt": page,
    "/sitemap.xml": page,
    "/favicon.svg": page,
    "/apple-touch-icon.png": page,
    [file(home, "js")]: { status: 200, caching: forAYear },
    [file(home, "avif")]: { status: 200, caching: forAYear },
    [file(home, "woff2")]: { status: 200, caching: forAYear },
  };
  for (const [path, { status, caching }] of Object.entries(responses)) {
    const response = await request.get(productionSite + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    const headers = response.headers();
    expect(headers["cache-control"], path).toBe(caching);
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
    // The map needs these.
    expect(headers["permissions-policy"]).not.toMatch(/fullscreen|storage-access|sync-xhr/);
    for (const unwanted of ["set-cookie", "access-control-allow-origin", "x-robots-tag"]) {
      expect(headers, path).not.toHaveProperty(unwanted);
    }
  }
});

test("Browsers reload only what changed", async ({ request }) => {
  for (const path of paths) {
    const { etag = "" } = (await request.get(productionSite + path)).headers();
    const again = await request.get(productionSite + path, { headers: { "If-None-Match": etag } });
    expect(again.status(), path).toBe(304);
  }
});

test("Each hashed file has a rule, within the host's limits", () => {
  const lines = readFileSync(`${folder}/_headers`, "utf8").split("\n");
  const [everywhere, ...rules] = lines.filter((line) => line.startsWith("/"));
  expect(everywhere).toBe("/*");
  const files = readdirSync(`${folder}/assets`);
  expect(rules.toSorted()).toEqual(files.map((file) => `/assets/${file}`).toSorted());
  for (const file of files) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
  // At most 100 rules, and 2,000 characters per line.
  expect(rules.length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

function directives(policy = ""): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/, 2)));
}

function file(html: string, extension: string): string {
  return new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? `no .${extension} file`;
}
