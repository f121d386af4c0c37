import { resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { type Connect, mergeConfig, type Plugin, type UserConfig } from "vite";
import emailStandIn from "../hosting/email-stand-in.ts";
import { emailApi } from "../src/contact/email-api.ts";
import type * as prerender from "../src/document/prerender.tsx";
import { home, pages } from "../src/pages.ts";
import { readContent } from "./content/read.ts";
import { preparedFolder, preparePictures } from "./pictures/prepare.ts";
import { paper } from "./styles.ts";
import { emailOriginIn, type Load } from "./virtual-modules.ts";
import { siteConfig } from "./vite-config.ts";

/** How Vite serves the site for `npm run dev`. */
export function devConfig(folder: string): UserConfig {
  const { load, reloadOnChange } = liveContent(folder);
  return mergeConfig(siteConfig(load), {
    plugins: [devEmail, reloadOnChange, devPages(load)],
    // Vite applies aliases to the files that it serves, too.
    resolve: { alias: { "/assets": preparedFolder } },
  });
}

/** The owner's folder, which is read again after each change. */
function liveContent(folder: string) {
  const read = async () => {
    const content = await readContent(folder);
    const pictures = await preparePictures(content.pictures);
    return { content, pictures, emailOrigin: emailOriginIn("local") };
  };
  let current: ReturnType<typeof read> | undefined;
  const load = () => {
    current ??= read();
    return current;
  };
  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    configureServer: ({ watcher }) => void watcher.add(folder),
    hotUpdate({ file }) {
      if (!file.startsWith(resolve(folder) + sep)) return;
      current = undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
  return { load, reloadOnChange };
}

/** Prints messages instead of sending them, like `npm start`. */
const devEmail: Plugin = {
  name: "dev-email",
  configureServer(server) {
    server.middlewares.use(emailApi.path, async (incoming, response, next) => {
      try {
        const reply = await emailStandIn.fetch(requestFrom(incoming));
        response.writeHead(reply.status).end(await reply.text());
      } catch (error) {
        next(error);
      }
    });
  },
};

/** Node's request, as the web standard has it. */
function requestFrom(incoming: Connect.IncomingMessage): Request {
  const { method = "GET", headers, originalUrl = "/" } = incoming;
  return new Request(new URL(originalUrl, "http://localhost"), {
    method,
    headers: { "Content-Type": headers["content-type"] ?? "" },
    ...(method === "POST" && {
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: "half",
    }),
  });
}

/**
 * Renders the page for every request, with hot reloading. It waits for the pictures first, because
 * Vite gives up on a module that takes a minute to load and doesn't try again.
 */
function devPages(load: Load): Plugin {
  return {
    name: "dev-pages",
    configureServer(server) {
      async function render(path: string): Promise<string> {
        await load();
        const { renderPage } = (await server.ssrLoadModule(
          "/src/document/prerender.tsx",
        )) as typeof prerender;
        const page = pages.find((each) => each.path === path) ?? home;
        return renderPage(page, { script: "/src/client.tsx", styles: "", paper });
      }
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = String(request.originalUrl).replace(/[?#].*/, "");
          const isFile = path.includes(".");
          if (isFile) return next();
          try {
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
