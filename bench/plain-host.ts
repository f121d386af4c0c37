import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const textTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Cloudflare compresses on the fly, so at a low level. */
const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/**
 * A fast host: HTTP/1.1, every file in memory, text compressed the way our host does it. It sends
 * only the Content-Security-Policy and the caching of assets.
 * @returns Its origin.
 */
export async function startPlainHost(folder: string): Promise<string> {
  const written = readFileSync(`${folder}/_headers`, "utf8");
  const header = (name: string) => ({ [name]: new RegExp(`${name}: (.+)`).exec(written)?.[1] });
  const files = globSync(`${folder}/**/*.*`).map((file) => {
    const path = `/${relative(folder, file)}`.replace(/(index)?\.html$/, "");
    const type = textTypes[extname(file)];
    const headers = {
      ...(type && { "Content-Type": type, "Content-Encoding": "br" }),
      ...(file.endsWith(".html") && header("Content-Security-Policy")),
      ...(path.startsWith("/assets/") && header("Cache-Control")),
    };
    const body = readFileSync(file);
    return [path, { headers, body: type ? brotli(body) : body }] as const;
  });
  const answers = new Map(files);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, "localhost"), "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
