import { createReadStream } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Content, readContent } from "./content/read.ts";
import { type PreparedPictures, preparePictures } from "./pictures/prepare.ts";

/** For `npm run dev`: reads the owner's folder again after each change, and reloads the page. */
export function liveContent(folder: string) {
  let content: Promise<Content> | undefined;
  let pictures: Promise<PreparedPictures> | undefined;
  const read = () => {
    content ??= readContent(folder, { mode: "production" });
    return content;
  };
  const prepare = () => {
    pictures ??= read().then((each) => preparePictures(each.pictures));
    return pictures;
  };
  // Whoever opens the page is told of a fault, and the next change is a new try.
  const prepareOrWait = () => prepare().catch(() => {});

  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    async configureServer(server) {
      const watched = resolve(server.config.root, folder);
      server.watcher.add(watched);
      server.watcher.on("all", async (_event, path) => {
        if (!path.startsWith(watched)) return;
        content = undefined;
        pictures = undefined;
        await prepareOrWait();
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: "full-reload" });
      });
      await prepareOrWait();
      server.middlewares.use("/assets/", async (request, response) => {
        const { folder: files } = await prepare();
        const file = join(files, basename(request.url ?? ""));
        response.setHeader("Content-Type", `image/${extname(file).slice(1)}`);
        createReadStream(file)
          .on("error", () => response.writeHead(404).end())
          .pipe(response);
      });
    },
  };
  return { read, preparePictures: prepare, reloadOnChange };
}
