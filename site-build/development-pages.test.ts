import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { developmentPages } from "./development-pages.ts";

test("A page that is asked for while the pictures are being encoded waits for them", async () => {
  const { promise: pictures, resolve: finishPictures } = Promise.withResolvers<void>();
  const done: string[] = [];
  const answer = askFor("/", () => pictures.then(() => done.push("pictures")), {
    ssrLoadModule: async () => {
      done.push("page");
      return { pages: [{ path: "/" }], renderPage: () => "The home page" };
    },
  });
  finishPictures();
  expect(await answer).toBe("The home page");
  expect(done).toEqual(["pictures", "page"]);
});

/** What a browser gets from `npm run dev`. */
async function askFor(
  address: string,
  preparePictures: () => Promise<unknown>,
  server: Pick<ViteDevServer, "ssrLoadModule">,
): Promise<string> {
  type Handler = (request: object, response: object, next: (error: Error) => void) => void;
  let handle: Handler | undefined;
  const plugin = developmentPages(preparePictures);
  const start = (plugin.configureServer as (server: object) => () => void)({
    ...server,
    middlewares: { use: (each: Handler) => (handle = each) },
    transformIndexHtml: async (_path: string, html: string) => html,
  });
  start();
  return new Promise((resolve, reject) => {
    handle?.({ originalUrl: address }, { setHeader: () => {}, end: resolve }, reject);
  });
}
