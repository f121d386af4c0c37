import { pages } from "../src/pages.ts";
import { startHost } from "./host.ts";
import { freePort } from "./ports.ts";

const page = { type: "text/html", caching: "public, max-age=0, must-revalidate" };
const forAYear = "public, max-age=31536000, immutable";

/** Serves a built site on the host and requests one file of each kind. Returns the problems. */
export async function smokeTest(folder: string): Promise<string[]> {
  const port = await freePort();
  const host = await startHost({ config: "wrangler.jsonc", port, assets: folder });
  try {
    const site = `http://localhost:${port}`;
    const home = await (await fetch(site)).text();
    const checks = [
      ...pages.map(({ path }) => check(site, path, { status: 200, ...page })),
      check(site, "/no-such-page", { status: 404, ...page }),
      check(site, firstAsset(home, "js"), {
        status: 200,
        type: "text/javascript",
        caching: forAYear,
      }),
      check(site, firstAsset(home, "avif"), { status: 200, type: "image/avif", caching: forAYear }),
    ];
    return (await Promise.all(checks)).flat();
  } finally {
    host.kill();
  }
}

type Expected = { status: number; type: string; caching: string };

async function check(site: string, address: string, expected: Expected): Promise<string[]> {
  const { status, headers } = await fetch(site + address);
  const firstPart = (header: string) => headers.get(header)?.split(";")[0];
  const compared = [
    { what: "status", is: status, shouldBe: expected.status },
    { what: "Content-Type", is: firstPart("Content-Type"), shouldBe: expected.type },
    { what: "Cache-Control", is: headers.get("Cache-Control"), shouldBe: expected.caching },
    {
      what: "Content-Security-Policy",
      is: firstPart("Content-Security-Policy"),
      shouldBe: "default-src 'none'",
    },
  ];
  return compared
    .filter(({ is, shouldBe }) => is !== shouldBe)
    .map(({ what, is, shouldBe }) => `${address}: ${what} is ${is} and should be ${shouldBe}`);
}

/** The first file of this kind on the page, or else an address that isn't found. */
function firstAsset(html: string, extension: string): string {
  return new RegExp(`/assets/[\\w.-]+\\.${extension}`).exec(html)?.[0] ?? `/none.${extension}`;
}
