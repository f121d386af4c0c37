import { serveHere } from "./serve-here.ts";

/** What goes wrong with the answer to a path: it has another status, or lacks or has a header. */
export type Spoiled = { status?: number; without?: string; header?: [name: string, value: string] };

/** Addresses that the site's pages name, and which a test must not ask. */
const elsewhere: [RegExp, string][] = [
  [/https:\/\/www\.google\.com\/maps\?/g, "/map?"],
  [/https:\/\/reviews\.internal\/everett/g, "/reviews"],
  [/https:\/\/api\.emailjs\.com/g, "/email"],
];

/** The site on its hosting engine with one thing gone wrong, on this machine alone. */
export function serveSpoiled(engine: string, spoiled: Record<string, Spoiled>) {
  return serveHere(async (request, response) => {
    const path = request.url ?? "/";
    const key = Object.keys(spoiled).find((each) => new RegExp(`^${each}`).test(path)) ?? "";
    const { status, without, header } = spoiled[key] ?? {};
    const isElsewhere = elsewhere.some(([, there]) => path.startsWith(there.replace("?", "")));
    const answer = isElsewhere ? new Response("Hello") : await fetch(engine + path);
    let body = await answer.text();
    for (const [there, here] of elsewhere) body = body.replace(there, here);
    // Asked in one go, so the body is neither compressed nor in pieces any more.
    const dropped = ["content-encoding", "content-length", "transfer-encoding", without];
    for (const [name, value] of answer.headers) {
      if (!dropped.includes(name)) response.setHeader(name, value);
    }
    if (header) response.setHeader(...header);
    response.writeHead(status ?? answer.status).end(body);
  });
}
