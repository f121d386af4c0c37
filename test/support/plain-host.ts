import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotli } from "../../hosting/compression.ts";
import { serveHere } from "./serve-here.ts";

const textTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * A fast host without our redirects: HTTP/1.1, every file in memory, text compressed the way our
 * host does it. It sends only the Content-Security-Policy and the caching headers.
 */
export function startPlainHost(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file));
  const policy = /Content-Security-Policy: (.+)/.exec(read("_headers").toString())?.[1];
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

  function answerFor(path: string) {
    const file = extname(path) ? path : `${path.replace(/\/$/, "") || "index"}.html`;
    const type = textTypes[extname(file)];
    const body = read(file);
    return {
      headers: {
        ...(type && { "Content-Type": type, "Content-Encoding": "br" }),
        ...(file.endsWith(".html") && { "Content-Security-Policy": policy ?? "" }),
        "Cache-Control": path.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=0, must-revalidate",
      },
      body: type ? brotli(body) : body,
    };
  }

  return serveHere((request, response) => {
    const path = request.url ?? "/";
    try {
      const answer = answers.get(path) ?? answerFor(path);
      answers.set(path, answer);
      response.writeHead(200, answer.headers).end(answer.body);
    } catch {
      response.writeHead(404).end();
    }
  });
}
