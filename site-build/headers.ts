import { createHash } from "node:crypto";

type Options = { emailOrigin: string; styles: string; hashed: string[]; noindex: boolean };

/** The `_headers` file: the headers that the host adds to each response. */
export function headersFile({ emailOrigin, styles, hashed, noindex }: Options): string {
  const emailSource = emailOrigin || "'self'";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    "img-src 'self'",
    "font-src 'self'",
    // Lighthouse fetches robots.txt from within the page.
    `connect-src 'self' ${emailOrigin}`.trim(),
    `form-action ${emailSource}`,
    "frame-src https://www.google.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  // No Cross-Origin-Opener-Policy: it turns off WebKit's back/forward cache, and with it goes what the
  // visitor typed before looking at another site.
  const everywhere = [
    `Content-Security-Policy: ${policy.join("; ")}`,
    "Strict-Transport-Security: max-age=63072000",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    // What a page could ask a visitor for. The map doesn't need any of it.
    "Permissions-Policy: camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(noindex ? ["X-Robots-Tag: noindex"] : []),
  ];
  // Not one rule for the whole folder, because the host would also use it for a missing file, and browsers
  // would keep that 404 for a year.
  const forever = ["Cache-Control: public, max-age=31536000, immutable"];
  return [rule("/*", everywhere), ...hashed.map((path) => rule(path, forever))].join("");
}

const rule = (path: string, headers: string[]) =>
  [path, ...headers.map((line) => `  ${line}`), ""].join("\n");
