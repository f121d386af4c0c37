import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersFile } from "./headers.ts";

const site = {
  emailOrigin: "https://api.emailjs.com",
  styles: "body { color: black }",
  assets: ["assets/boot-1a.js", "assets/porch-2b.avif"],
  noindex: false,
};

/** The headers that a rule of the file sets, by name. */
function rule(file: string, path: string): Record<string, string> {
  const [, ...lines] =
    file
      .split(/\n(?=\S)/)
      .find((each) => each.startsWith(`${path}\n`))
      ?.trim()
      .split("\n") ?? [];
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  );
}

const everywhere = (changes = {}) => rule(headersFile({ ...site, ...changes }), "/*");
const policy = (changes = {}) => everywhere(changes)["Content-Security-Policy"]?.split("; ");

test("The published site may send messages to the email service and nowhere else", () => {
  expect(policy()).toContain("connect-src 'self' https://api.emailjs.com");
  expect(policy()).toContain("form-action https://api.emailjs.com");
});

test("The local site may send messages to itself and nowhere else", () => {
  expect(policy({ emailOrigin: "" })).toContain("connect-src 'self'");
  expect(policy({ emailOrigin: "" })).toContain("form-action 'self'");
});

test("Everything that the policy does not name is forbidden, and nothing unsafe is named", () => {
  expect(policy()?.[0]).toBe("default-src 'none'");
  expect(policy()).toContain("script-src 'self'");
  expect(policy()?.join()).not.toMatch(/unsafe|data:|\*/);
});

test("The style sheet in the page is allowed by its own hash", () => {
  const hash = createHash("sha256").update(site.styles).digest("base64");
  expect(policy()).toContain(`style-src 'sha256-${hash}'`);
});

test("Search engines are kept out only where the site is not to be found yet", () => {
  expect(everywhere({ noindex: true })["X-Robots-Tag"]).toBe("noindex");
  expect(everywhere()).not.toHaveProperty("X-Robots-Tag");
});

test("Each hashed file is kept for a year, and nothing else is", () => {
  const file = headersFile(site);
  for (const asset of site.assets) {
    expect(rule(file, `/${asset}`)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  }
  expect(everywhere()).not.toHaveProperty("Cache-Control");
  expect(file.match(/^\/.*$/gm)).toEqual(["/*", "/assets/boot-1a.js", "/assets/porch-2b.avif"]);
});
