import { serveHere } from "./serve-here.ts";

/** What goes wrong at a path. */
export type Spoiled = {
  status?: number;
  /** How often. Always, if left out. */
  times?: number;
  without?: string;
  header?: [name: string, value: string];
  /** Changes the page. */
  page?: (html: string) => string;
};

/** Other hosts that the pages link to, and what replaces them in tests. */
const elsewhere: [RegExp, string][] = [
  [/https:\/\/www\.google\.com\/maps\?/g, "/map?"],
  [/https:\/\/reviews\.internal\/everett/g, "/reviews"],
  [/https:\/\/api\.emailjs\.com/g, "/email"],
];

/** The site with one thing gone wrong. */
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
    // The body is no longer compressed or chunked.
    const dropped = ["content-encoding", "content-length", "transfer-encoding", without];
    for (const [name, value] of answer.headers) {
      if (!dropped.includes(name)) response.setHeader(name, value);
    }
    if (header) response.setHeader(...header);
    response.writeHead(status ?? answer.status).end(page ? page(body) : body);
  });
}
