import { createHash } from "node:crypto";

type Site = { emailOrigin: string; styles: string; assets: string[]; noindex: boolean };

/** The `_headers` file: what the hosting engine adds to each answer. */
export function headersFile({ emailOrigin, styles, assets, noindex }: Site): string {
  const emailSource = emailOrigin || "'self'";
  // Search engines' tools read robots.txt from within the page.
  const connectSources = [...new Set(["'self'", emailSource])].join(" ");
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connectSources}`,
    `form-action ${emailSource}`,
    "frame-src https://www.google.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const everywhere = [
    `Content-Security-Policy: ${policy.join("; ")}`,
    "Strict-Transport-Security: max-age=63072000",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    `Permissions-Policy: ${shutOff.map((feature) => `${feature}=()`).join(", ")}`,
    ...(noindex ? ["X-Robots-Tag: noindex"] : []),
  ];
  // Each file by its name: a rule for the whole folder would also tell browsers to keep the
  // answer "not found" for a year.
  const forever = ["Cache-Control: public, max-age=31536000, immutable"];
  return [
    rule("/*", everywhere),
    ...assets.map((asset) => rule(`/${asset}`, ["! Cache-Control", ...forever])),
  ].join("");
}

const rule = (path: string, headers: string[]) =>
  [path, ...headers.map((line) => `  ${line}`), ""].join("\n");

/**
 * Powers that Chromium knows and that neither the site nor the map needs. An unknown name is logged
 * to every visitor's console. Left alone is what the map has by itself (`storage-access`,
 * `sync-xhr`, `unload`) and what Google's embed code asks for (`fullscreen`).
 */
const shutOff = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];
