import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A local server on a free port. */
export async function serveHere(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
