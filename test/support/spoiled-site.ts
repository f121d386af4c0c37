import { serveHere } from "./serve-here.ts";

/** What goes wrong with the answer to a path. */
export type Spoiled = {
  status?: number;
  /** How often; always, if it isn't given. */
  times?: number;
  without?: string;
  header?: [name: string, value: string];
  /** What the page says instead. */
  page?: (html: string) => string;
};

/** Addresses that the site's pages name, and that a test must not ask. */
const elsewhere: [RegExp, string][] = [
  [/https:\/\/www\.google\.com\/maps\?/g, "/map?"],
  [/https:\/\/reviews\.internal\/everett/g, "/reviews"],
  [/https:\/\/api\.emailjs\.com/g, "/email"],
];

/** The site on its host with one thing gone wrong, on this machine alone. */
export function serveSpoiled(host: string, spoiled: Record<string, Spoiled>) {
  const asked: Record<string, number> = {};
  return serveHere(async (request, response) => {
    const path = request.url ?? "/";
    const key = Object.keys(spoiled).find((each) => new RegExp(`^${each}`).test(path)) ?? "";
    const { times = Number.POSITIVE_INFINITY, ...fault } = spoiled[key] ?? {};
    asked[key] = (asked[key] ?? 0) + 1;
    const { status, without, header, page } = asked[key] <= times ? fault : ({} as Spoiled);
    const isElsewhere = elsewhere.some(([, there]) => path.startsWith(there.replace("?", "")));
    const answer = isElsewhere ? new Response("Hello") : await fetch(host + path);
    let body = await answer.text();
    for (const [there, here] of elsewhere) body = body.replace(there, here);
    // The body was read in one go, so it's neither compressed nor in pieces any more.
    const dropped = ["content-encoding", "content-length", "transfer-encoding", without];
    for (const [name, value] of answer.headers) {
      if (!dropped.includes(name)) response.setHeader(name, value);
    }
    if (header) response.setHeader(...header);
    response.writeHead(status ?? answer.status).end(page ? page(body) : body);
  });
}
