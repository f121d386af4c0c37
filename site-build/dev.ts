import type { ServerResponse } from "node:http";
import { extname, resolve, sep } from "node:path";
import { mergeConfig, type Plugin, type UserConfig, type ViteDevServer } from "vite";
import { emailApi } from "../src/contact/email-api.ts";
import type * as prerender from "../src/entry/entry.server.tsx";
import { home, pages } from "../src/pages.ts";
import { filesOf } from "./pictures/picture-data.ts";
import { readSources } from "./site.ts";
import { siteConfig } from "./site-config.ts";
import { paper } from "./styles.ts";
import type { Sources } from "./virtual-content.ts";

/** How Vite serves the site for `npm run dev`. */
export function devConfig(folder: string): UserConfig {
  let sources: Promise<Sources> | undefined;
  const load = () => {
    sources ??= readSources({ mode: "local", content: folder });
    return sources;
  };
  // Vite would name the files in a relative folder without the path before it.
  const watched = resolve(folder);
  const site: Plugin = {
    name: "site",
    hotUpdate({ file }) {
      if (!file.startsWith(watched + sep)) return;
      sources = undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
    },
    configureServer(server) {
      // Not `addWatchFile`: a page with an error, which has no modules yet, has to be reloaded, too.
      server.watcher.add(watched);
      // After Vite's own.
      return () =>
        void server.middlewares.use(async (request, response, next) => {
          try {
            const path = String(request.originalUrl).replace(/[?#].*/, "");
            // `npm start` prints messages. Here, none is sent either.
            if (path === emailApi.path) return response.end(emailApi.sent.text);
            // Before the page, because Vite gives up on a module that takes a minute to load and
            // doesn't try again.
            const { pictures } = await load();
            const picture = filesOf(pictures).get(path);
            if (picture) return send(response, `image/${extname(path).slice(1)}`, picture);
            if (path.includes(".")) return next();
            send(response, "text/html; charset=utf-8", await renderHtml(server, path));
          } catch (error) {
            // Vite doesn't wait for us, so it wouldn't see the error.
            next(error);
          }
        });
    },
  };
  return mergeConfig(siteConfig(load), { plugins: [site] });
}

async function renderHtml(server: ViteDevServer, path: string): Promise<string> {
  const { renderPage } = (await server.ssrLoadModule(
    "/src/entry/entry.server.tsx",
  )) as typeof prerender;
  const page = pages.find((each) => each.path === path) ?? home;
  const html = renderPage(page, { script: "/src/entry/entry.client.tsx", styles: "", paper });
  return server.transformIndexHtml(path, html);
}

function send(response: ServerResponse, type: string, data: string | Buffer) {
  response.setHeader("Content-Type", type).end(data);
}
