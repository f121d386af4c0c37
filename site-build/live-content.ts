import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Content, readContent } from "./content/read.ts";

/** For `npm run dev`: reads the owner's folder again after each change, and reloads the page. */
export function liveContent(folder: string) {
  let content: Promise<Content> | undefined;
  const read = () => {
    content ??= readContent(folder, { mode: "production" });
    return content;
  };
  const reloadOnChange: Plugin = {
    name: "reload-on-change",
    configureServer(server) {
      const watched = resolve(server.config.root, folder);
      server.watcher.add(watched);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(watched)) return;
        content = undefined;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: "full-reload" });
      });
    },
  };
  return { read, reloadOnChange };
}
