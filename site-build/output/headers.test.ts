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

test("Pages are given nothing but the site's own files and the map", () => {
  expect(policy()).toEqual(
    expect.arrayContaining([
      "img-src 'self'",
      "font-src 'self'",
      "frame-src https://www.google.com",
      "base-uri 'none'",
    ]),
  );
});

test("Text cannot become script, whoever writes it", () => {
  expect(policy()).toContain("require-trusted-types-for 'script'");
  expect(policy()).toContain("trusted-types 'none'");
});

test("No other site can show this one inside its own, open a window to it or take its files", () => {
  expect(policy()).toContain("frame-ancestors 'none'");
  expect(everywhere()).toMatchObject({
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});

test("A browser stays with https, believes the types of files and tells others only the host", () => {
  expect(everywhere()).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  });
});

test("Camera, microphone, place and every other power are nobody's", () => {
  const powers = everywhere()["Permissions-Policy"]?.split(", ") ?? [];
  expect(powers).toEqual(
    expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()", "payment=()"]),
  );
  for (const power of powers) expect(power).toMatch(/^[a-z-]+=\(\)$/);
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

test("Each hashed file is kept for a year by its one rule, and nothing else is", () => {
  const file = headersFile(site);
  for (const asset of site.assets) {
    expect(rule(file, `/${asset}`)).toEqual({
      // The engine adds a rule to the others unless they are taken away first.
      "! Cache-Control": undefined,
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  }
  expect(everywhere()).not.toHaveProperty("Cache-Control");
  expect(file.match(/^\/.*$/gm)).toEqual(["/*", "/assets/boot-1a.js", "/assets/porch-2b.avif"]);
});

test("The hosting can read every line", () => {
  const lines = headersFile(site).split("\n");
  for (const line of lines)
    expect(line).toMatch(/^(\/\S+| {2}[A-Z][A-Za-z-]+: .+| {2}! [A-Za-z-]+|)$/);
});
