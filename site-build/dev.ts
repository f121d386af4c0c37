import { extname, resolve, sep } from "node:path";
import { arrayBuffer } from "node:stream/consumers";
import { type Connect, mergeConfig, type Plugin, type UserConfig, type ViteDevServer } from "vite";
import emailStandIn from "../hosting/email-stand-in.ts";
import { emailApi } from "../src/contact/email-api.ts";
import type * as prerender from "../src/document/prerender.tsx";
import { home, pages } from "../src/pages.ts";
import { readContent } from "./content/read.ts";
import { filesOf } from "./pictures/picture-data.ts";
import { preparePictures } from "./pictures/prepare.ts";
import { paper } from "./styles.ts";
import { emailOriginIn, type Load, type Sources } from "./virtual-modules.ts";
import { siteConfig } from "./vite-config.ts";

/** How Vite serves the site for `npm run dev`. */
export function devConfig(folder: string): UserConfig {
  let sources: Promise<Sources> | undefined;
  const load = () => {
    sources ??= read(folder);
    return sources;
  };
  // Vite would name the files in a relative folder without the path before it.
  const watched = resolve(folder);
  // Not `addWatchFile`: a page with an error, which has no modules yet, has to be reloaded, too.
  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    configureServer: ({ watcher }) => void watcher.add(watched),
    hotUpdate({ file }) {
      if (!file.startsWith(watched + sep)) return;
      sources = undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
    },
  };
  const responses: Plugin = {
    name: "responses",
    configureServer(server) {
      server.middlewares.use(emailApi.path, passingErrors(receiveMessage));
      server.middlewares.use("/assets", passingErrors(sendPicture(load)));
      // After Vite's own.
      return () => void server.middlewares.use(passingErrors(sendPage(load, server)));
    },
  };
  return mergeConfig(siteConfig(load), { plugins: [reloadOnChange, responses] });
}

async function read(folder: string): Promise<Sources> {
  const content = await readContent(folder);
  const pictures = await preparePictures(content.pictures);
  return { content, pictures, emailOrigin: emailOriginIn("local") };
}

type Handler = (...parameters: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** Vite doesn't wait for a handler, so it wouldn't see its error. */
const passingErrors =
  (handler: Handler): Connect.NextHandleFunction =>
  (request, response, next) =>
    void handler(request, response, next).catch(next);

/** Prints a message instead of sending it, like `npm start`. */
const receiveMessage: Handler = async (request, response) => {
  const reply = await emailStandIn.fetch(
    new Request(new URL(emailApi.path, "http://localhost"), {
      method: "POST",
      headers: { "Content-Type": request.headers["content-type"] ?? "" },
      body: await arrayBuffer(request),
    }),
  );
  response.writeHead(reply.status).end(await reply.text());
};

const sendPicture =
  (load: Load): Handler =>
  async ({ url }, response, next) => {
    const { pictures } = await load();
    const picture = filesOf(pictures).find(({ file }) => url === `/${file}`);
    if (!picture) return next();
    response.setHeader("Content-Type", `image/${extname(picture.file).slice(1)}`);
    response.end(picture.data);
  };

/**
 * Renders the page. It waits for the pictures first, because Vite gives up on a module that takes a
 * minute to load and doesn't try again.
 */
const sendPage =
  (load: Load, server: ViteDevServer): Handler =>
  async ({ originalUrl }, response, next) => {
    const path = String(originalUrl).replace(/[?#].*/, "");
    const isFile = path.includes(".");
    if (isFile) return next();
    await load();
    const { renderPage } = (await server.ssrLoadModule(
      "/src/document/prerender.tsx",
    )) as typeof prerender;
    const page = pages.find((each) => each.path === path) ?? home;
    const html = renderPage(page, { script: "/src/client.tsx", styles: "", paper });
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(await server.transformIndexHtml(path, html));
  };
