import type { Plugin } from "vite";
import type * as prerender from "../src/document/prerender.tsx";
import { ContentError } from "./content/content-error.ts";

/** What the error is shown over if there was never a page without it. */
const emptyPage = "<!doctype html><title>Please fix</title>";

/**
 * `npm run dev` renders the page again for every request, with hot reloading. It waits for the
 * pictures first: Vite gives up on a module that takes a minute to load, and doesn't try it again.
 */
export function developmentPages(preparePictures: () => Promise<unknown>): Plugin {
  return {
    name: "development-pages",
    configureServer(server) {
      async function render(path: string): Promise<string> {
        try {
          await preparePictures();
        } catch (error) {
          // Vite would print it again for every request.
          if (error instanceof ContentError) return emptyPage;
          throw error;
        }
        const { pages, renderPage } = (await server.ssrLoadModule(
          "/src/document/prerender.tsx",
        )) as typeof prerender;
        const page = pages.find((each) => each.path === path) ?? pages[0];
        return renderPage(page, { script: "/src/client.tsx", styles: "" });
      }
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = String(request.originalUrl).replace(/[?#].*/, "");
            const html = await server.transformIndexHtml(path, await render(path));
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
