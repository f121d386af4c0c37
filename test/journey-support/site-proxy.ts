import { type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { emailApi } from "../../src/contact/email-api.ts";
import { readMessage } from "../support/email-server.ts";
import { serveHere } from "../support/serve-here.ts";
import { collectProblems } from "./problems.ts";

const map = "<!doctype html><html lang=en><title>A map</title><h1>A map</h1>";

const anotherPage = "<!doctype html><html lang=en><title>Another site</title><h1>Another site</h1>";

/** Sits between a browser and the site, so that a test can see and change the traffic. */
export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;

export async function startSiteProxy(sitePort: number) {
  const requests: string[] = [];
  const messages: Record<string, string>[] = [];
  const delays: { paths: RegExp; released: Promise<void> }[] = [];
  let emailReply: { status: number; text: string } = emailApi.sent;

  const { origin, close } = await serveHere(async (request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    for (const { paths, released } of delays) if (paths.test(path)) await released;
    if (path.startsWith("/maps?")) {
      response.setHeader("content-type", "text/html").end(map);
    } else if (path === "/problems.js") {
      response.setHeader("content-type", "text/javascript").end(`(${collectProblems})()`);
    } else if (path === emailApi.path) {
      messages.push(await readMessage(request));
      response.writeHead(emailReply.status).end(emailReply.text);
    } else if (request.headers.host?.startsWith("127.0.0.1")) {
      response.setHeader("content-type", "text/html").end(anotherPage);
    } else {
      forward(request, response, sitePort);
    }
  });

  return {
    origin,
    /** For browsers, another host is another site. */
    anotherSite: origin.replace("localhost", "127.0.0.1"),
    /** Every path that the browser requested. */
    requests,
    /** The messages that reached the email service. */
    messages,
    /** Delays the responses from these paths until you call the returned function. */
    delayResponses: (paths: RegExp): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      delays.push({ paths, released: promise });
      return resolve;
    },
    /** Makes the email service fail from now on. */
    failSends: () => {
      emailReply = { status: 500, text: "No" };
    },
    close,
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url: path, method, headers } = request;
  const onward = sendRequest({ host: "localhost", port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
