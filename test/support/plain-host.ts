import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** A host that knows nothing of our addresses: a folder's files, also by other names. */
export async function startPlainHost(folder: string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = extname(path) ? path : `${path.replace(/\/$/, "") || "/index"}.html`;
    try {
      const body = readFileSync(join(folder, file));
      response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
