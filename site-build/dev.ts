import { createReadStream } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { mergeConfig, type Plugin, type UserConfig } from "vite";
import emailStandIn from "../hosting/email-stand-in.ts";
import type * as prerender from "../src/document/prerender.tsx";
import { readContent } from "./content/read.ts";
import { preparedFolder, preparePictures } from "./pictures/prepare.ts";
import { siteConfig } from "./vite-config.ts";

/** How Vite serves the site for `npm run dev`. It reads the owner's folder again after each change. */
export function devConfig(folder: string): UserConfig {
  const read = async () => {
    const content = await readContent(folder, { mode: "local" });
    return { content, pictures: await preparePictures(content.pictures) };
  };
  let loaded: ReturnType<typeof read> | undefined;
  const load = () => {
    loaded ??= read();
    return loaded;
  };
  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    configureServer(server) {
      const watched = resolve(server.config.root, folder);
      server.watcher.add(watched);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(watched)) return;
        loaded = undefined;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
  return mergeConfig(siteConfig({ load }), {
    plugins: [reloadOnChange, devEmail, devPictures, devPages(load)],
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

/**
 * Renders the page for every request, with hot reloading. It waits for the pictures first, because
 * Vite gives up on a module that takes a minute to load and doesn't try again.
 */
function devPages(load: () => Promise<unknown>): Plugin {
  return {
    name: "dev-pages",
    configureServer(server) {
      async function render(path: string): Promise<string> {
        await load();
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
            // Vite prints the error and shows it in the browser until a change fixes it.
            next(error);
          }
        });
      };
    },
  };
}
