import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { ways } from "../hosting/compression.ts";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const compressible = [".html", ".css", ".js", ".svg", ".txt", ".xml"];

/**
 * A static host that is as fast as this machine lets it be: HTTP/1.1, every file in memory, text
 * compressed as the hosting does it. Of the site's headers it sends the Content-Security-Policy with
 * the pages and the year of caching with `/assets/`.
 */
export async function serve(folder: string) {
  const policy = /Content-Security-Policy: (.+)/.exec(read(folder, "_headers").toString())?.[1];
  const answers = new Map<string, ReturnType<typeof answerFor>>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    try {
      const { headers, body } = answers.get(path) ?? answerFor(folder, path, policy);
      answers.set(path, { headers, body });
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

function answerFor(folder: string, path: string, policy = "") {
  const file = path === "/" ? "index.html" : extname(path) ? path : `${path}.html`;
  const extension = extname(file);
  const isText = compressible.includes(extension);
  const body = read(folder, file);
  return {
    headers: {
      "Content-Type": contentTypes[extension] ?? "application/octet-stream",
      ...(isText && { "Content-Encoding": "br" }),
      ...(extension === ".html" && { "Content-Security-Policy": policy }),
      "Cache-Control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
    },
    body: isText ? ways["Brotli 4"](body) : body,
  };
}

const read = (folder: string, file: string) => readFileSync(join(folder, file));
