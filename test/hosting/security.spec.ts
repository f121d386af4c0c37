import { type APIResponse, expect, test } from "@playwright/test";
import { localPort, productionPort } from "../../playwright.config.ts";
import { paths } from "../support/site.ts";

const servers = [
  { name: "local", port: localPort, emailService: "'self'" },
  { name: "production", port: productionPort, emailService: "https://api.emailjs.com" },
];

for (const { name, port, emailService } of servers) {
  const site = `http://localhost:${port}`;

  test(`Every answer of the ${name} site carries the security headers`, async ({ request }) => {
    const home = await (await request.get(site)).text();
    const answers = {
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
    for (const [address, status] of Object.entries(answers)) {
      const answer = await request.get(site + address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(status);
      expect(directives(answer), address).toEqual({
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
        "img-src": "'self'",
        "font-src": "'self'",
        "connect-src": emailService === "'self'" ? "'self'" : `'self' ${emailService}`,
        "form-action": emailService,
        "frame-src": "https://www.google.com",
        "frame-ancestors": "'none'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "'none'",
        "base-uri": "'none'",
      });
      expect(answer.headers(), address).toMatchObject({
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    }
  });
}

test("Mozilla Observatory's rules give the published site an A+", async ({ request }) => {
  const answer = await request.get(`http://localhost:${productionPort}/`);
  const headers = answer.headers();
  const policy = directives(answer);
  const scripts = (await answer.text()).match(/<script[^>]* src="[^"]*"/g) ?? [];
  const bonuses = {
    "a policy from nothing, without unsafe-*": policy["default-src"] === "'none'" ? 10 : 0,
    "frames refused by the policy": policy["frame-ancestors"] === "'none'" ? 5 : 0,
    "a referrer policy": headers["referrer-policy"]?.startsWith("strict-origin") ? 5 : 0,
    "a resource policy": headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0,
  };
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*|http:|data:/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(
    Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]),
  ).toBeGreaterThan(15_768_000);
  expect(headers).not.toHaveProperty("set-cookie");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(scripts.filter((script) => !script.includes(' src="/'))).toEqual([]);
  expect(Object.values(bonuses).reduce((sum, bonus) => sum + bonus, 100)).toBe(130);
});

function directives(answer: APIResponse): Record<string, string> {
  const policy = answer.headers()["content-security-policy"] ?? "";
  return Object.fromEntries(policy.split("; ").map((line) => line.split(/ (.*)/, 2)));
}

function file(html: string, extension: string): string {
  return new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? `no .${extension} file`;
}
