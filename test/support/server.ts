import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A local server on a free port. */
export async function startServer(answer: RequestListener) {
  const server = createServer(answer);
  // When a connection breaks, Chromium asks again, but only if it has used that one before.
  server.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Lets another server answer a request. */
export function proxy(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, headers } = request;
  // A connection that was used before may have been closed in the meantime.
  const onward = ask(new URL(request.url ?? "/", origin), { method, headers, agent: false });
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  // The visitor has left the page, or the other server has ended.
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
