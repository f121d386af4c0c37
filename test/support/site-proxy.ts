import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { readMessage } from "./email-server.ts";
import { collectProblems } from "./problems.ts";
import { serveHere } from "./serve-here.ts";

const map = "<!doctype html><html lang=en><title>A map</title><h1>A map</h1>";

/** Between one browser and the site, so that a test can see and change what passes. */
export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;

export async function startSiteProxy(sitePort: number) {
  const requests: string[] = [];
  const messages: Record<string, string>[] = [];
  const holds: { paths: RegExp; released: Promise<void> }[] = [];
  let emailStatus = 200;

  const { origin, close } = await serveHere(async (request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    for (const { paths, released } of holds) if (paths.test(path)) await released;
    if (path.startsWith("/maps?")) {
      response.setHeader("content-type", "text/html").end(map);
    } else if (path === "/problems.js") {
      response.setHeader("content-type", "text/javascript").end(`(${collectProblems})()`);
    } else if (path.endsWith("/send-form")) {
      messages.push(await readMessage(request));
      response.writeHead(emailStatus).end(emailStatus === 200 ? "OK" : "No");
    } else {
      passOn(request, response, sitePort);
    }
  });

  return {
    origin,
    /** Every path the browser asked for. */
    requests,
    /** What arrived at the email service. */
    messages,
    /** Holds back the answers from these paths until the returned function is called. */
    hold: (paths: RegExp): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push({ paths, released: promise });
      return resolve;
    },
    /** From now on the email service fails. */
    failSends: () => {
      emailStatus = 500;
    },
    close,
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url: path, method, headers } = request;
  const onward = ask({ host: "localhost", port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
