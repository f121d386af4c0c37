import { createReadStream } from "node:fs";
import { basename, extname, join } from "node:path";
import { Readable } from "node:stream";
import { mergeConfig, type Plugin, type UserConfig } from "vite";
import emailStandIn from "../hosting/email-stand-in.ts";
import type * as prerender from "../src/document/prerender.tsx";
import { ContentError } from "./content/content-error.ts";
import { liveContent } from "./live-content.ts";
import { preparedFolder } from "./pictures/prepare.ts";
import { siteConfig } from "./vite-config.ts";

/** How Vite serves the site for `npm run dev`. */
export function devConfig(folder: string): UserConfig {
  const { load, reloadOnChange } = liveContent(folder);
  return mergeConfig(siteConfig({ load }), {
    plugins: [devEmail, devPictures, reloadOnChange, devPages(load)],
  });
}

/** Prints messages instead of sending them, like `npm start`. */
const devEmail: Plugin = {
  name: "dev-email",
  configureServer(server) {
    server.middlewares.use("/api", async (incoming, response) => {
      const { method = "GET", headers, originalUrl = "/" } = incoming;
      const request = new Request(new URL(originalUrl, "http://localhost"), {
        method,
        headers: { "Content-Type": headers["content-type"] ?? "" },
        ...(method === "POST" && {
          body: Readable.toWeb(incoming) as ReadableStream,
          duplex: "half",
        }),
      });
      const reply = await emailStandIn.fetch(request);
      response.writeHead(reply.status).end(await reply.text());
    });
  },
};

const devPictures: Plugin = {
  name: "dev-pictures",
  configureServer(server) {
    server.middlewares.use("/assets/", (request, response) => {
      const file = join(preparedFolder, basename(request.url ?? ""));
      response.setHeader("Content-Type", `image/${extname(file).slice(1)}`);
      createReadStream(file)
        .on("error", () => response.writeHead(404).end())
        .pipe(response);
    });
  },
};

/** Used until a page can be rendered. Vite shows the error on top of it. */
const emptyPage = "<!doctype html><title>Please fix</title>";

/**
 * Renders the page for every request, with hot reloading. It waits for the pictures first, because
 * Vite gives up on a module that takes a minute to load and doesn't try again.
 */
function devPages(load: () => Promise<unknown>): Plugin {
  return {
    name: "dev-pages",
    configureServer(server) {
      async function render(path: string): Promise<string> {
        try {
          await load();
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
