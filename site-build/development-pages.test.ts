import { expect, test } from "vitest";
import { developmentPages } from "./development-pages.ts";

const pages = [{ path: "/" }, { path: "/services" }];
const renderPage = ({ path }: { path: string }, assets: object) =>
  `${path} with ${JSON.stringify(assets)}`;
const assets = JSON.stringify({ script: "/src/client.tsx", styles: "" });

/** What a browser gets from `npm run dev`. */
async function askFor(
  address: string,
  preparePictures: () => Promise<unknown> = async () => {},
  ssrLoadModule: (file: string) => Promise<unknown> = async (file) =>
    file === "/src/document/prerender.tsx" && { pages, renderPage },
): Promise<string[]> {
  type Handler = (request: object, response: object, next: (error: Error) => void) => Promise<void>;
  let handle: Handler | undefined;
  const plugin = developmentPages(preparePictures);
  const start = (plugin.configureServer as (server: object) => () => void)({
    ssrLoadModule,
    middlewares: { use: (each: Handler) => (handle = each) },
    transformIndexHtml: async (path: string, html: string) => `${path}: ${html}`,
  });
  start();
  const answer: string[] = [];
  const response = {
    setHeader: (...header: string[]) => answer.push(header.join(": ")),
    end: (html: string) => answer.push(html),
  };
  await handle?.({ originalUrl: address }, response, (error) => {
    throw error;
  });
  return answer;
}

test("A page that is asked for while the pictures are being encoded waits for them", async () => {
  const { promise: pictures, resolve: finishPictures } = Promise.withResolvers<void>();
  const done: string[] = [];
  const answer = askFor(
    "/",
    () => pictures.then(() => done.push("pictures")),
    async () => {
      done.push("page");
      return { pages, renderPage };
    },
  );
  finishPictures();
  await answer;
  expect(done).toEqual(["pictures", "page"]);
});

test.each([
  ["/", "/"],
  ["/services", "/services"],
  ["/services?from=a#top", "/services"],
  ["/nowhere", "/"],
])("%s shows the page %s", async (address, page) => {
  const path = address.replace("?from=a#top", "");
  expect(await askFor(address)).toEqual([
    "Content-Type: text/html; charset=utf-8",
    `${path}: ${page} with ${assets}`,
  ]);
});

test("What goes wrong while a page is made is told by the server", async () => {
  const bug = new TypeError("read is not a function");
  await expect(askFor("/", () => Promise.reject(bug))).rejects.toBe(bug);
});
