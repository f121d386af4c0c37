import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { collectProblems } from "./problems.ts";
import { serveHere } from "./serve-here.ts";

const map = "<!doctype html><html lang=en><title>A map</title><h1>A map</h1>";

/** Stands between one visitor and the site, so that a test sees and changes what passes. */
export type Gate = {
  origin: string;
  /** Every address that was asked for, in order. */
  asked: string[];
  /** Keeps the answers from such addresses; call what it returns to let them go. */
  hold: (addresses: RegExp) => () => void;
  /** From now on the email service answers that it failed. */
  failSends: () => void;
  close: () => void;
};

export async function openGate(sitePort: number): Promise<Gate> {
  const asked: string[] = [];
  const holds: { addresses: RegExp; released: Promise<void> }[] = [];
  let isFailing = false;

  const { origin, server, close } = await serveHere(async (request, response) => {
    const address = request.url ?? "/";
    asked.push(address);
    for (const { addresses, released } of holds) if (addresses.test(address)) await released;
    if (address.startsWith("/maps?")) response.setHeader("content-type", "text/html").end(map);
    else if (address === "/problems.js") {
      response.setHeader("content-type", "text/javascript").end(`(${collectProblems})()`);
    } else if (isFailing && address.endsWith("/send-form")) response.writeHead(500).end("No");
    else passOn(request, response, sitePort);
  });
  // A browser that takes the gate for its proxy gets no further than this machine.
  server.on("connect", (_request, socket) => socket.destroy());

  return {
    origin,
    asked,
    hold: (addresses) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push({ addresses, released: promise });
      return resolve;
    },
    failSends: () => {
      isFailing = true;
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
