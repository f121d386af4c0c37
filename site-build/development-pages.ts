import type { Plugin } from "vite";
import type * as prerender from "../src/document/prerender.tsx";

/**
 * `npm run dev` renders each page anew for every request, with hot reloading. The pictures come
 * first: Vite gives up on a module that takes a minute to load, and does not try it again.
 */
export function developmentPages(preparePictures: () => Promise<unknown>): Plugin {
  return {
    name: "development-pages",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await preparePictures();
            const { pages, renderPage } = (await server.ssrLoadModule(
              "/src/document/prerender.tsx",
            )) as typeof prerender;
            const path = String(request.originalUrl).replace(/[?#].*/, "");
            const page = pages.find((each) => each.path === path) ?? pages[0];
            const html = renderPage(page, { script: "/src/client.tsx", styles: "" });
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
